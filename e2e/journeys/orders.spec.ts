import { registerCustomer } from '../fixtures/account.ts';
import { deliver, placeOwnOrder, signInAtDialog, signInNewCustomer } from '../fixtures/customer-orders.ts';
import { placeOrder, productOf } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

const SLUG = 'thalassa-sounio-black';
const OTHER = 'morrow-pine-harbour-navy';

test('orders are shown to who signs in over the page, with a way on where there are none', async ({ page }) => {
  const customer = await registerCustomer(page.request);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Συνδεθείτε για να δείτε τις παραγγελίες σας');
  await page.getByRole('main').getByRole('button', { name: 'Σύνδεση' }).click();
  await signInAtDialog(page, customer);
  await expect(page.getByRole('heading', { name: 'Δεν έχετε παραγγελίες ακόμη' })).toBeVisible();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`at ${viewport.width} px a customer finds an order, orders what is still sold again and cancels it`, async ({
    page,
    context,
    baseURL,
    staff,
  }) => {
    await page.setViewportSize(viewport);
    const customer = await signInNewCustomer(context, baseURL);
    const { number } = await placeOwnOrder(page.request, customer, [SLUG, OTHER]);
    const [kept, gone] = [await productOf(page.request, SLUG), await staff.product(OTHER)];
    await staff.changeProduct({ id: gone.id, stock: 0 });
    try {
      await page.goto('/orders');
      await page.getByRole('list', { name: 'Παραγγελίες' }).getByRole('link', { name: number }).click();
      await expect(page).toHaveURL(`/orders/${number}`);
      await expect(page.getByRole('region', { name: 'Τι παραγγείλατε' })).toContainText(kept.name);
      await expect(page.getByRole('region', { name: 'Τι παραγγείλατε' })).toContainText('Περιλαμβάνεται ΦΠΑ 24%');
      await expect(page.getByRole('region', { name: 'Πληρωμή' })).toContainText(number);

      await page.getByRole('button', { name: 'Παραγγείλτε ξανά' }).click();
      await expect(page.getByText('1 προϊόν μπήκε στο καλάθι.')).toBeVisible();
    } finally {
      await staff.changeProduct({ id: gone.id, stock: gone.stock ?? 10 });
    }
    await page.getByRole('button', { name: 'Ακύρωση παραγγελίας' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ναι, ακύρωση' }).click();
    await expect(page.getByRole('definition').filter({ hasText: 'Ακυρώθηκε' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ακύρωση παραγγελίας' })).toBeHidden();
    expect((await staff.order(number)).status).toBe('cancelled');
    await page.getByRole('link', { name: 'Όλες οι παραγγελίες' }).click();
    await expect(page.getByRole('list', { name: 'Παραγγελίες' })).toContainText('Ακυρώθηκε');
  });
}

test('a customer withdraws from what was delivered', async ({ page, context, baseURL, staff }) => {
  const customer = await signInNewCustomer(context, baseURL);
  const { number } = await placeOwnOrder(page.request, customer, [SLUG, OTHER]);
  await deliver(baseURL, staff, number);
  const { name } = await productOf(page.request, SLUG);
  await page.goto(`/orders/${number}`);
  await expect(page.getByText('ACS, αριθμός αποστολής 1234567890')).toBeVisible();
  await page.getByRole('button', { name: 'Υπαναχώρηση από την αγορά' }).click();
  const dialog = page.getByRole('dialog', { name: 'Υπαναχώρηση από την αγορά' });
  const lines = dialog.getByRole('group', { name: 'Τι επιστρέφετε' });
  await expect(lines.getByRole('checkbox')).toHaveCount(2);
  for (const box of await lines.getByRole('checkbox').all()) await box.uncheck();
  await dialog.getByRole('button', { name: 'Επιβεβαίωση υπαναχώρησης' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Διαλέξτε τουλάχιστον ένα προϊόν.');
  await lines.getByRole('checkbox', { name }).check();
  await dialog.getByRole('button', { name: 'Επιβεβαίωση υπαναχώρησης' }).click();
  await expect(dialog).toBeHidden();
  const withdrawals = page.getByRole('region', { name: 'Υπαναχωρήσεις' });
  await expect(withdrawals).toContainText(`1 × ${name}`);
  await expect(withdrawals).toContainText('Παραλήφθηκε');
});

test('a guest cancels by the link of the order, and nobody else reads it', async ({ page, faults, staff }) => {
  faults.expect(/404 GET .*action=get/);
  const { number, token } = await placeOrder(page.request, SLUG);
  await page.goto(`/order-success?n=${number}&t=${'0'.repeat(32)}`);
  await expect(page.getByRole('heading', { name: 'Η παραγγελία δεν βρέθηκε' })).toBeVisible();
  await page.goto(`/order-success?n=${number}&t=${token}`);
  await page.getByRole('button', { name: 'Ακύρωση παραγγελίας' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ναι, ακύρωση' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Ακυρώθηκε' })).toBeVisible();
  expect((await staff.order(number)).status).toBe('cancelled');
});

test('orders that cannot be read say so and are read at a retry', async ({ page, context, baseURL, faults }) => {
  faults.expect(/orders\.php/);
  const customer = await signInNewCustomer(context, baseURL);
  const { number } = await placeOwnOrder(page.request, customer, [SLUG]);
  await page.route('**/orders.php*', (route) => route.abort());
  await page.goto('/orders');
  await expect(page.getByRole('alert')).toContainText('Σφάλμα δικτύου. Παρακαλώ δοκιμάστε ξανά.');
  await page.unroute('**/orders.php*');
  await page.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click();
  await expect(page.getByRole('link', { name: `Παραγγελία ${number}` })).toBeVisible();
});
