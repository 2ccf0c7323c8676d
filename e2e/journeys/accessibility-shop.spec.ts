import { type Language, localisePath } from '@fakos/contracts/languages';
import type { WishlistProduct } from '@fakos/shared-kit/state/wishlist';
import type { Page } from '@playwright/test';
import { getDeadline } from '../deadlines.ts';
import {
  axeWidths,
  checkPage,
  DESKTOP,
  EVERY_PAGE_TIMEOUT_MS,
  expectAccessible,
  expectNothingSerious,
  PHONE,
} from '../fixtures/accessible.ts';
import { ChangedSettings } from '../fixtures/changed-settings.ts';
import { placeOwnOrder, signInNewCustomer } from '../fixtures/customer-orders.ts';
import { buyer, getProduct, home } from '../fixtures/orders.ts';
import { read } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'accessibility' });
// The longest files: their tests run on all workers.
test.describe.configure({ mode: 'parallel' });
// All widths are checked in one visit.
test.use({ viewport: DESKTOP });

const SLUG = 'thalassa-sounio-black';
const ACCOUNT = 'Δικαιούχος: Φακός ΑΕ\nΤράπεζα: Όλυμπος\nIBAN: GR16 0110 1250 0000 0001 2300 695';

/** Visible texts that the tests use, by language. */
const texts = {
  el: {
    toShipping: 'Συνέχεια στην αποστολή',
    errors: 'Ελέγξτε τα παρακάτω για να συνεχίσετε',
    phone: 'Τηλέφωνο',
    toPayment: 'Συνέχεια στην πληρωμή',
    transfer: 'Τραπεζική κατάθεση',
    invoice: 'Τιμολόγιο',
    vatNumber: 'ΑΦΜ',
    receipt: 'Απόδειξη',
    toReview: 'Έλεγχος παραγγελίας',
    review: 'Έλεγχος και επιβεβαίωση',
    cancel: 'Ακύρωση παραγγελίας',
    cookies: 'Cookies στο κατάστημά μας',
    settings: 'Ρυθμίσεις',
    rejectAll: 'Απόρριψη όλων',
    search: 'Αναζήτηση',
    searchTerm: 'γυαλιά',
    filters: 'Φίλτρα',
    quickView: /^Γρήγορη προβολή: /,
    book: /^Κράτηση: /,
    submitBooking: 'Ολοκλήρωση κράτησης',
    cart: /^Καλάθι, 1 /,
    drawer: /^Το καλάθι σας/,
    signIn: 'Σύνδεση',
    authentication: 'Συνδεθείτε για να συνεχίσετε',
  },
  en: {
    toShipping: 'Continue to delivery',
    errors: 'Check the following to continue',
    phone: 'Phone',
    toPayment: 'Continue to payment',
    transfer: 'Bank transfer',
    invoice: 'Invoice',
    vatNumber: 'VAT number',
    receipt: 'Receipt',
    toReview: 'Review order',
    review: 'Review and confirm',
    cancel: 'Cancel the order',
    cookies: 'Cookies in our shop',
    settings: 'Settings',
    rejectAll: 'Reject all',
    search: 'Search',
    searchTerm: 'glasses',
    filters: 'Filters',
    quickView: /^Quick view: /,
    book: /^Book: /,
    submitBooking: 'Complete booking',
    cart: /^Cart, 1 /,
    drawer: /^Your cart/,
    signIn: 'Sign in',
    authentication: 'Sign in to continue',
  },
} as const satisfies Record<Language, object>;

for (const language of ['el', 'en'] as const) {
  const text = texts[language];
  const widths = axeWidths[language];
  const getAddress = (path: string) => localisePath(path, language);

  test(`account, orders, wishlist, cart and checkout of a customer are accessible in ${language}`, async ({
    page,
    context,
    baseURL,
    signInAsOwner,
  }) => {
    test.setTimeout(getDeadline(EVERY_PAGE_TIMEOUT_MS));
    const customer = await signInNewCustomer(context, baseURL);
    const headers = { Authorization: `Bearer ${customer.session.token}` };
    const address = { ...home, country: 'GR', is_default: true };
    await read(await page.request.post('/api/profile.php?action=addresses', { headers, data: address }));
    const settings = await ChangedSettings.open(baseURL);
    await settings.change({ bank_account_text: ACCOUNT });
    try {
      const { number, token } = await placeOwnOrder(page.request, customer, [SLUG]);
      await page.goto(getAddress('/about'));
      await fillLists(page);
      await checkPage(page, getAddress('/profile'), { widths });
      await page.goto(getAddress('/wishlist'));
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
      const filled = ['/orders', `/order-success?n=${number}&t=${token}`, '/wishlist', '/cart'];
      for (const path of [...filled, `/orders/${number}`])
        await checkPage(page, getAddress(path), { part: 'main', widths });
      await page.getByRole('button', { name: text.cancel }).click();
      await page.getByRole('alertdialog').waitFor();
      await expectAccessible(page, { part: '[role=alertdialog]', widths });
    } finally {
      await settings.restore();
    }

    await page.goto(getAddress('/checkout'));
    await page.getByRole('button', { name: text.toShipping }).click();
    await expect(page.getByRole('region', { name: text.errors })).toBeFocused();
    await expectAccessible(page, { part: 'main', widths });
    await page.getByLabel(text.phone).fill(buyer.phone);
    await page.getByRole('button', { name: text.toShipping }).click();
    await page.getByRole('button', { name: text.toPayment }).waitFor();
    await expectAccessible(page, { part: 'main', widths });
    await page.getByRole('button', { name: text.toPayment }).click();
    await page.getByRole('radio', { name: text.transfer }).check();
    await page.getByRole('radio', { name: text.invoice }).check();
    await page.getByLabel(text.vatNumber).waitFor();
    await expectAccessible(page, { part: 'main', widths });
    await page.getByRole('radio', { name: text.receipt }).check();
    await page.getByRole('button', { name: text.toReview }).click();
    await page.getByRole('heading', { name: text.review }).waitFor();
    await expectAccessible(page, { part: 'main', widths });

    await signInAsOwner();
    await checkPage(page, getAddress('/users'), { part: 'main', widths });
  });

  test.describe('with the cookie banner', () => {
    test.use({ cookieChoice: 'none' });

    test(`dialogs, drawers and the cookie banner are accessible in ${language}`, async ({ page }) => {
      test.setTimeout(getDeadline(EVERY_PAGE_TIMEOUT_MS));
      await page.goto(getAddress('/about'));
      const cookies = page.getByRole('region', { name: text.cookies });
      await cookies.waitFor();
      await expectAccessible(page, { widths });
      await cookies.getByRole('button', { name: text.settings }).click();
      await page.getByRole('dialog').getByRole('button', { name: text.rejectAll }).waitFor();
      await expectAccessible(page, { part: '[role=dialog]', widths });
      await page.getByRole('dialog').getByRole('button', { name: text.rejectAll }).click();

      await page.getByRole('banner').getByRole('button', { name: text.search }).click();
      await page.getByRole('combobox').fill(text.searchTerm);
      await page.getByRole('option').first().waitFor();
      await expectAccessible(page, { part: '[role=dialog]', widths });

      await fillLists(page);
      await page.goto(getAddress('/shop'));
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: text.cart }).first().click();
      await page.getByRole('dialog', { name: text.drawer }).getByRole('progressbar').waitFor();
      await expectAccessible(page, { part: '[role=dialog]', widths });
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: text.quickView }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: text.book }).waitFor();
      await expectAccessible(page, { part: '[role=dialog]', widths });
      await dialog.getByRole('button', { name: text.book }).click();
      await dialog.getByRole('button', { name: text.submitBooking }).click();
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeFocused();
      await expectAccessible(page, { part: '[role=dialog]', widths });
      await page.keyboard.press('Escape');

      await page.setViewportSize({ ...DESKTOP, width: PHONE });
      await page.getByRole('button', { name: text.filters }).click();
      await page.getByRole('dialog', { name: text.filters }).getByRole('checkbox').first().waitFor();
      await expectNothingSerious(page, '[role=dialog]');

      await page.goto(getAddress('/checkout'));
      await page.getByRole('main').getByRole('button', { name: text.signIn }).click();
      await page.getByRole('dialog', { name: text.authentication }).getByLabel('E-mail').first().waitFor();
      await expectAccessible(page, { part: '[role=dialog]', widths });
    });
  });
}

/** Stores one product in the cart and one in the wishlist. */
async function fillLists(page: Page): Promise<void> {
  const { id, name, slug, featured_image: image, price } = await getProduct(page.request, SLUG);
  const wish: WishlistProduct = {
    id,
    type: 'product',
    slug,
    name,
    price,
    sale_price: null,
    featured_image: image,
    brand_name: 'Thalassa',
    category_name: 'Γυαλιά ηλίου',
    in_stock: true,
    description: '',
    short_description: '',
    sku: '',
    stock_quantity: 3,
  };
  const line = { id: String(id), product_id: id, slug, name, price, image, quantity: 1, total: price };
  await page.evaluate(
    ([wishes, lines]) => {
      localStorage.setItem('pism-wishlist', wishes);
      localStorage.setItem('cart', lines);
    },
    [JSON.stringify([wish]), JSON.stringify([line])] as const,
  );
}
