import { registerCustomer } from '../fixtures/account.ts';
import { ChangedSettings } from '../fixtures/changed-settings.ts';
import { fillCheckout } from '../fixtures/checkout.ts';
import {
  deliverOrder,
  placeOwnOrder,
  requestAsOwner,
  signInAtDialog,
  signInNewCustomer,
} from '../fixtures/customer-orders.ts';
import { getProduct, placeOrder } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'orders' });

const SLUG = 'thalassa-sounio-black';
const OTHER = 'morrow-pine-harbour-navy';
const ACCOUNT = 'Δικαιούχος: Φακός ΑΕ\nΤράπεζα: Όλυμπος\nIBAN: GR16 0110 1250 0000 0001 2300 695';

test('the order list asks visitors to sign in, and shows a message without orders', async ({ page }) => {
  const customer = await registerCustomer(page.request);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Συνδεθείτε για να δείτε τις παραγγελίες σας');
  await page.getByRole('main').getByRole('button', { name: 'Σύνδεση' }).click();
  await signInAtDialog(page, customer);
  await expect(page.getByRole('heading', { name: 'Δεν έχετε παραγγελίες ακόμη' })).toBeVisible();
});

test('a customer can open an order, reorder available products and cancel it', async ({
  page,
  context,
  baseURL,
  staff,
}) => {
  const customer = await signInNewCustomer(context, baseURL);
  const { number } = await placeOwnOrder(page.request, customer, [SLUG, OTHER]);
  const [available, soldOut] = [await getProduct(page.request, SLUG), await staff.getProduct(OTHER)];
  await staff.changeProduct({ id: soldOut.id, stock: 0 });
  try {
    await page.goto('/orders');
    await page.getByRole('list', { name: 'Παραγγελίες' }).getByRole('link', { name: number }).click();
    await expect(page).toHaveURL(`/orders/${number}`);
    await expect(page.getByRole('region', { name: 'Τι παραγγείλατε' })).toContainText(available.name);
    await expect(page.getByRole('region', { name: 'Τι παραγγείλατε' })).toContainText('Περιλαμβάνεται ΦΠΑ 24%');
    await expect(page.getByRole('region', { name: 'Πληρωμή' })).toContainText(number);

    await page.getByRole('button', { name: 'Παραγγείλτε ξανά' }).click();
    await expect(page.getByText('1 προϊόν μπήκε στο καλάθι.')).toBeVisible();
  } finally {
    await staff.changeProduct({ id: soldOut.id, stock: soldOut.stock ?? 10 });
  }
  await page.getByRole('button', { name: 'Ακύρωση παραγγελίας' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ναι, ακύρωση' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Ακυρώθηκε' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ακύρωση παραγγελίας' })).toBeHidden();
  expect((await staff.getOrder(number)).status).toBe('cancelled');
  await page.getByRole('link', { name: 'Όλες οι παραγγελίες' }).click();
  await expect(page.getByRole('list', { name: 'Παραγγελίες' })).toContainText('Ακυρώθηκε');
});

test('an order awaiting a bank transfer shows the shop’s account with copy buttons', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const customer = await signInNewCustomer(context, baseURL);
  const { number, token } = await placeOwnOrder(page.request, customer, [SLUG]);
  const payment = page.getByRole('region', { name: 'Πληρωμή' });
  const settings = await ChangedSettings.open(baseURL);
  try {
    await settings.change({ bank_account_text: '' });
    await page.goto(`/orders/${number}`);
    await expect(payment.getByRole('link', { name: 'Επικοινωνήστε μαζί μας' })).toHaveAttribute('href', '/contact');
    await expect(payment.getByText('IBAN')).toHaveCount(0);

    await settings.change({ bank_account_text: ACCOUNT });
    await page.goto(`/order-success?n=${number}&t=${token}`);
    await expect(payment).toContainText('μέσα στην προθεσμία');
    for (const label of ['Δικαιούχος', 'Τράπεζα', 'IBAN', 'Ποσό', 'Αιτιολογία', 'Προθεσμία']) {
      await expect(payment.getByRole('term').filter({ hasText: label })).toBeVisible();
    }
    await payment.getByRole('button', { name: 'Αντιγραφή: IBAN' }).click();
    await expect(page.getByText('Αντιγράφηκε: IBAN')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('GR1601101250000000012300695');
  } finally {
    await settings.restore();
  }
});

test('an add-on of a product appears in the drawer, the cart and the order', async ({ page, baseURL }) => {
  const { id } = await getProduct(page.request, SLUG);
  const extra = { name_el: 'Κορδόνι γυαλιών', name_en: 'Glasses cord', price: 7.5, status: 'published' };
  const { id: addonId, version } = await requestAsOwner<{ id: number; version: string }>(
    baseURL,
    'POST',
    'product-addons.php',
    { ...extra, product_ids: [id] },
  );
  try {
    await page.goto(`/shop/${SLUG}`);
    await page.getByRole('checkbox', { name: /Κορδόνι γυαλιών/ }).check();
    await page.getByRole('main').getByRole('button', { name: 'Προσθήκη στο καλάθι', exact: true }).click();
    await page.getByRole('region', { name: 'Ειδοποιήσεις' }).getByRole('button', { name: 'Καλάθι' }).click();
    await expect(page.getByRole('dialog', { name: /^Το καλάθι σας/ })).toContainText('Κορδόνι γυαλιών');
    await page.goto('/cart');
    await expect(page.getByRole('list', { name: 'Προϊόντα στο καλάθι' })).toContainText('+ Κορδόνι γυαλιών');
    await page.goto('/checkout');
    await fillCheckout(page);
    await page.getByRole('checkbox', { name: 'αποδέχομαι τους όρους' }).check();
    await page.getByRole('button', { name: 'Παραγγελία με υποχρέωση πληρωμής' }).click();
    await expect(page.getByRole('region', { name: 'Τι παραγγείλατε' })).toContainText('+ Κορδόνι γυαλιών');
  } finally {
    await requestAsOwner(baseURL, 'PUT', 'product-addons.php', { id: addonId, version, status: 'draft' });
  }
});

test('a customer can withdraw from a delivered order', async ({ page, context, baseURL, staff }) => {
  const customer = await signInNewCustomer(context, baseURL);
  const { number } = await placeOwnOrder(page.request, customer, [SLUG, OTHER]);
  await deliverOrder(baseURL, staff, number);
  const { name } = await getProduct(page.request, SLUG);
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

test('a guest can cancel an order by its link, which needs the right token', async ({ page, browserErrors, staff }) => {
  browserErrors.expect(/404 GET .*action=get/);
  const { number, token } = await placeOrder(page.request, SLUG);
  await page.goto(`/order-success?n=${number}&t=${'0'.repeat(32)}`);
  await expect(page.getByRole('heading', { name: 'Η παραγγελία δεν βρέθηκε' })).toBeVisible();
  await page.goto(`/order-success?n=${number}&t=${token}`);
  await page.getByRole('button', { name: 'Ακύρωση παραγγελίας' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ναι, ακύρωση' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Ακυρώθηκε' })).toBeVisible();
  expect((await staff.getOrder(number)).status).toBe('cancelled');
});

test('orders that fail to load show an error and can be retried', async ({ page, context, baseURL, browserErrors }) => {
  browserErrors.expect(/orders\.php/);
  const customer = await signInNewCustomer(context, baseURL);
  const { number } = await placeOwnOrder(page.request, customer, [SLUG]);
  await page.route('**/orders.php*', (route) => route.abort());
  await page.goto('/orders');
  await expect(page.getByRole('alert')).toContainText('Σφάλμα δικτύου. Παρακαλώ δοκιμάστε ξανά.');
  await page.unroute('**/orders.php*');
  await page.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click();
  await expect(page.getByRole('link', { name: `Παραγγελία ${number}` })).toBeVisible();
});
