import type { Page } from '@playwright/test';
import { registerCustomer } from '../fixtures/account.ts';
import { addToCart, fillCheckout } from '../fixtures/checkout.ts';
import { requestAsOwner, signInAtDialog, signInNewCustomer } from '../fixtures/customer-orders.ts';
import { formatEuros } from '../fixtures/money.ts';
import { getProduct, home } from '../fixtures/orders.ts';
import { read } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'checkout' });

const SLUG = 'morrow-pine-harbour-navy';
const CREATE = '**/orders.php?action=create';

const getPlaceButton = (page: Page) => page.getByRole('button', { name: 'Παραγγελία με υποχρέωση πληρωμής' });
const getThanks = (page: Page) => page.getByRole('heading', { name: 'Ευχαριστούμε για την παραγγελία!' });
const getNumber = (page: Page) => new URL(page.url()).searchParams.get('n') ?? '';
const acceptTerms = (page: Page) => page.getByRole('checkbox', { name: 'αποδέχομαι τους όρους' }).check();

async function goToReview(page: Page, slug = SLUG): Promise<void> {
  await addToCart(page, slug);
  await page.goto('/checkout');
  await fillCheckout(page);
  await acceptTerms(page);
}

test('a customer can order with an invoice to a saved address', async ({ page, context, staff, baseURL }) => {
  const customer = await signInNewCustomer(context, baseURL);
  const headers = { Authorization: `Bearer ${customer.session.token}` };
  const address = { ...home, country: 'GR', is_default: true };
  await read(await page.request.post('/api/profile.php?action=addresses', { headers, data: address }));

  await addToCart(page, SLUG);
  await page.goto('/checkout');
  await expect(page.getByLabel('Ονοματεπώνυμο')).toHaveValue(customer.name);
  await expect(page.getByLabel('E-mail')).toHaveValue(customer.email);
  await page.getByLabel('Τηλέφωνο').fill('6900000000');
  await page.getByRole('button', { name: 'Συνέχεια στην αποστολή' }).click();

  await expect(page.getByRole('radio', { name: 'Ερμού 12, 10563 Αθήνα' })).toBeChecked();
  await expect(page.getByLabel('Οδός')).toHaveValue('Ερμού');
  await page.getByRole('button', { name: 'Συνέχεια στην πληρωμή' }).click();

  await page.getByRole('radio', { name: 'Τραπεζική κατάθεση' }).check();
  await expect(page.getByRole('main')).toContainText('IBAN: GR');
  await page.getByRole('radio', { name: 'Τιμολόγιο' }).check();
  await page.getByLabel('ΑΦΜ').fill('094014202');
  await page.getByLabel('Επωνυμία').fill('Όραση ΑΕ');
  await page.getByLabel('ΔΟΥ').fill('ΦΑΕ Αθηνών');
  await page.getByRole('button', { name: 'Έλεγχος παραγγελίας' }).click();
  const errorSummary = page.getByRole('region', { name: 'Ελέγξτε τα παρακάτω για να συνεχίσετε' });
  await expect(errorSummary).toBeFocused();
  await errorSummary.getByRole('button', { name: /^ΑΦΜ: Αυτό το ΑΦΜ δεν είναι έγκυρο/ }).click();
  await expect(page.getByLabel('ΑΦΜ')).toBeFocused();
  await page.getByLabel('ΑΦΜ').fill('094014201');
  await page.getByRole('button', { name: 'Έλεγχος παραγγελίας' }).click();

  await expect(page.getByRole('checkbox', { name: 'νέα προϊόντα και προσφορές' })).not.toBeChecked();
  await acceptTerms(page);
  await getPlaceButton(page).click();
  await expect(getThanks(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Πληρωμή' })).toContainText(`γράψτε τον αριθμό ${getNumber(page)}`);
  await expect(page.getByRole('region', { name: 'Στοιχεία τιμολογίου' })).toContainText('094014201');
  expect(await staff.getOrder(getNumber(page))).toMatchObject({
    contact: { email: customer.email },
    address: home,
    payment_method: 'bank_transfer',
    invoice: { vat_number: '094014201', company_name: 'Όραση ΑΕ', tax_office: 'ΦΑΕ Αθηνών' },
  });
});

test('a double click places one order', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('action=create')) sent.push(request.url());
  });
  await goToReview(page);
  await getPlaceButton(page).dblclick();
  await expect(getThanks(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('an order whose response is lost is retried with the same key, even after a reload, and placed once', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/orders\.php\?action=create/);
  const numbers: string[] = [];
  const keys: (string | undefined)[] = [];
  let responsesToLose = 2;
  await page.route(CREATE, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    numbers.push((await response.json()).data.number);
    responsesToLose -= 1;
    if (responsesToLose >= 0) await route.abort();
    else await route.fulfill({ response });
  });
  await goToReview(page);
  await getPlaceButton(page).click();
  const noResponse = page.getByRole('heading', { name: 'Δεν λάβαμε απάντηση για την παραγγελία σας' });
  await expect(noResponse).toBeVisible();
  const retry = page.getByRole('button', { name: 'Δοκιμάστε ξανά' });
  await retry.click();
  await expect.poll(() => numbers.length).toBe(2);
  await page.reload();
  await expect(noResponse).toBeVisible();
  await retry.click();
  await expect(getThanks(page)).toBeVisible();
  expect(new Set(numbers).size).toBe(1);
  expect(new Set(keys).size).toBe(1);
  expect(getNumber(page)).toBe(numbers[0]);
  await expect(page.getByRole('button', { name: 'Καλάθι, 0 προϊόντα' }).first()).toBeVisible();
});

test('a changed price is explained and must be confirmed with the new total', async ({
  page,
  browserErrors,
  staff,
  productToChange,
}) => {
  browserErrors.expect(/409 POST .*action=create/);
  const product = await productToChange(SLUG);
  const { name, price, sale_price } = await getProduct(page.request, SLUG);
  const before = sale_price ?? price;
  await goToReview(page);
  await staff.changeProduct({ id: product.id, price: before + 10, sale_price: null });
  await getPlaceButton(page).click();

  const changes = page.getByRole('list', { name: 'Τι άλλαξε' });
  await expect(changes).toContainText(name);
  await expect(changes).toContainText(formatEuros(before + 10));
  await expect(page.getByText('Το νέο σύνολο είναι')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'αποδέχομαι τους όρους' })).toBeChecked();
  await getPlaceButton(page).click();
  await expect(getThanks(page)).toBeVisible();
  expect((await staff.getOrder(getNumber(page))).lines).toMatchObject([{ unit_price: before + 10 }]);
});

test('a product that sells out during checkout is reported, and the form keeps its values', async ({
  page,
  browserErrors,
  staff,
}) => {
  browserErrors.expect(/409 POST .*action=create/);
  const { id, stock } = await staff.getProduct('kymatos-koryfi-ivory');
  await addToCart(page, 'kymatos-koryfi-ivory');
  await goToReview(page);
  await staff.changeProduct({ id, stock: 0 });
  try {
    await getPlaceButton(page).click();
    await expect(
      page
        .getByRole('main')
        .getByText(/Κορυφή/)
        .first(),
    ).toBeVisible();
    await expect(page.getByText(/δεν είναι πια διαθέσιμο|δεν υπάρχει πια|εξαντλ/i).first()).toBeVisible();
    await expect(page.getByText('Ερμού 12, 10563 Αθήνα')).toBeVisible();
  } finally {
    await staff.changeProduct({ id, stock });
  }
});

test('a coupon can be rejected with a reason, applied, removed and used for the order', async ({
  page,
  staff,
  baseURL,
}) => {
  const code = `EARLY${Date.now()}`;
  await requestAsOwner(baseURL, 'POST', 'coupons.php', { code, kind: 'percent', value: 10 });
  await addToCart(page, SLUG);
  await page.goto('/cart');
  const summary = page.getByRole('region', { name: 'Σύνοψη' });
  await summary.getByText('Έχετε κουπόνι;').click();
  const field = summary.getByRole('textbox', { name: 'Κωδικός κουπονιού' });
  await field.fill('NOSUCHCODE');
  await field.press('Enter');
  await expect(summary).toContainText('Δεν υπάρχει κουπόνι με αυτόν τον κωδικό.');
  await field.fill(code);
  await summary.getByRole('button', { name: 'Εφαρμογή' }).click();
  await expect(summary).toContainText(`Έκπτωση (${code})`);
  await summary.getByRole('button', { name: `Αφαίρεση κουπονιού ${code}` }).click();
  await expect(summary).not.toContainText('Έκπτωση');
  await summary.getByText('Έχετε κουπόνι;').click();
  await field.fill(code);
  await field.press('Enter');
  await expect(summary).toContainText(`Έκπτωση (${code})`);

  await page.goto('/checkout');
  await fillCheckout(page);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Η παραγγελία σας' })).toContainText(`Έκπτωση (${code})`);
  await acceptTerms(page);
  await getPlaceButton(page).click();
  await expect(getThanks(page)).toBeVisible();
  expect(await staff.getOrder(getNumber(page))).toMatchObject({ coupon: code });
});

test('signing in during checkout keeps the entered values', async ({ page }) => {
  const customer = await registerCustomer(page.request);
  await addToCart(page, SLUG);
  await page.goto('/checkout');
  await page.getByLabel('Ονοματεπώνυμο').fill('Άννα Νέα');
  await page.getByRole('main').getByRole('button', { name: 'Σύνδεση' }).click();
  await signInAtDialog(page, customer);
  await expect(page.getByText(`Συνδεδεμένοι ως ${customer.name}`)).toBeVisible();
  await expect(page.getByLabel('Ονοματεπώνυμο')).toHaveValue('Άννα Νέα');
  await expect(page.getByLabel('E-mail')).toHaveValue(customer.email);
});

test('a cart that cannot be checked shows an error and is checked again when online; clearing it can be undone', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/cart\.php|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await addToCart(page, SLUG);
  await page.route('**/cart.php*', (route) => route.abort());
  await page.goto('/cart');
  await expect(page.getByText('Σφάλμα δικτύου. Παρακαλώ δοκιμάστε ξανά.')).toBeVisible();
  await page.unroute('**/cart.php*');
  await context.setOffline(true);
  // The browser must notice the first change before the second one.
  await page.waitForFunction(() => !navigator.onLine);
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Σύνοψη' })).toContainText('Σύνολο');

  await page.getByRole('button', { name: 'Άδειασμα καλαθιού' }).click();
  await expect(page.getByRole('heading', { name: 'Το καλάθι σας είναι άδειο' })).toBeVisible();
  await page.getByRole('button', { name: 'Αναίρεση' }).click();
  await page.getByRole('button', { name: /^Μεταφορά στα αγαπημένα/ }).click();
  await expect(page.getByRole('heading', { name: 'Το καλάθι σας είναι άδειο' })).toBeVisible();
  await page.goto('/wishlist');
  await expect(page.getByRole('region', { name: 'Προϊόντα' }).getByRole('article')).toHaveCount(1);
});
