import { AxeBuilder } from '@axe-core/playwright';
import { type Language, localisePath } from '@fakos/contracts/languages';
import type { WishlistProduct } from '@fakos/shared-kit/state/wishlist';
import type { Page } from '@playwright/test';
import { ChangedSettings } from '../fixtures/changed-settings.ts';
import { placeOwnOrder, signInNewCustomer } from '../fixtures/customer-orders.ts';
import { scrollToPosts } from '../fixtures/home.ts';
import { buyer, getProduct, home, placeOrder } from '../fixtures/orders.ts';
import { listPublicRoutes } from '../fixtures/public-routes.ts';
import { read } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'accessibility' });
// The longest file: its tests run on all workers.
test.describe.configure({ mode: 'parallel' });

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SERIOUS = ['serious', 'critical'];
/** Width at which WCAG 2.2 (1.4.10) requires pages to work without horizontal scrolling. */
const NARROWEST = 320;
/** About thirty pages, each checked at several widths. */
const EVERY_PAGE_TIMEOUT_MS = 480_000;
const SLUG = 'thalassa-sounio-black';
const ACCOUNT = 'Δικαιούχος: Φακός ΑΕ\nΤράπεζα: Όλυμπος\nIBAN: GR16 0110 1250 0000 0001 2300 695';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = 360;
/** Widths of a desktop and of a phone. */
const WIDTHS = [DESKTOP.width, PHONE];

// Both widths are checked in one visit.
test.use({ viewport: DESKTOP, isMobile: false, hasTouch: false });

const publicPages = [
  ['the home page', '/', 'Δείτε καθαρά. Δείξτε εσείς.'],
  ['the admin login', '/admin/login', 'Σύνδεση στη διαχείριση'],
] as const;

for (const [name, path, heading] of publicPages) {
  test(`${name} is accessible`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    if (path === '/') await scrollToPosts(page);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });
}

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
  const getAddress = (path: string) => localisePath(path, language);

  test(`every public page is accessible in ${language} on desktop and phone`, async ({ page }) => {
    test.setTimeout(EVERY_PAGE_TIMEOUT_MS);
    for (const route of listPublicRoutes()) {
      await checkPage(page, getAddress(route));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
  });

  test(`account, orders, wishlist, cart and checkout of a customer are accessible in ${language}`, async ({
    page,
    context,
    baseURL,
    signInAsOwner,
  }) => {
    test.setTimeout(EVERY_PAGE_TIMEOUT_MS);
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
      await checkPage(page, getAddress('/profile'));
      await page.goto(getAddress('/wishlist'));
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
      const filled = ['/orders', `/order-success?n=${number}&t=${token}`, '/wishlist', '/cart'];
      for (const path of [...filled, `/orders/${number}`]) await checkPage(page, getAddress(path), 'main');
      await page.getByRole('button', { name: text.cancel }).click();
      await page.getByRole('alertdialog').waitFor();
      await expectAccessible(page, '[role=alertdialog]');
    } finally {
      await settings.restore();
    }

    await page.goto(getAddress('/checkout'));
    await page.getByRole('button', { name: text.toShipping }).click();
    await expect(page.getByRole('region', { name: text.errors })).toBeFocused();
    await expectAccessible(page, 'main');
    await page.getByLabel(text.phone).fill(buyer.phone);
    await page.getByRole('button', { name: text.toShipping }).click();
    await page.getByRole('button', { name: text.toPayment }).waitFor();
    await expectAccessible(page, 'main');
    await page.getByRole('button', { name: text.toPayment }).click();
    await page.getByRole('radio', { name: text.transfer }).check();
    await page.getByRole('radio', { name: text.invoice }).check();
    await page.getByLabel(text.vatNumber).waitFor();
    await expectAccessible(page, 'main');
    await page.getByRole('radio', { name: text.receipt }).check();
    await page.getByRole('button', { name: text.toReview }).click();
    await page.getByRole('heading', { name: text.review }).waitFor();
    await expectAccessible(page, 'main');

    await signInAsOwner();
    await checkPage(page, getAddress('/users'), 'main');
  });

  test.describe('with the cookie banner', () => {
    test.use({ cookieChoice: 'none' });

    test(`dialogs, drawers and the cookie banner are accessible in ${language}`, async ({ page }) => {
      test.setTimeout(EVERY_PAGE_TIMEOUT_MS);
      await page.goto(getAddress('/about'));
      const cookies = page.getByRole('region', { name: text.cookies });
      await cookies.waitFor();
      await expectAccessible(page);
      await cookies.getByRole('button', { name: text.settings }).click();
      await page.getByRole('dialog').getByRole('button', { name: text.rejectAll }).waitFor();
      await expectAccessible(page, '[role=dialog]');
      await page.getByRole('dialog').getByRole('button', { name: text.rejectAll }).click();

      await page.getByRole('banner').getByRole('button', { name: text.search }).click();
      await page.getByRole('combobox').fill(text.searchTerm);
      await page.getByRole('option').first().waitFor();
      await expectAccessible(page, '[role=dialog]');

      await fillLists(page);
      await page.goto(getAddress('/shop'));
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: text.cart }).first().click();
      await page.getByRole('dialog', { name: text.drawer }).getByRole('progressbar').waitFor();
      await expectAccessible(page, '[role=dialog]');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: text.quickView }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: text.book }).waitFor();
      await expectAccessible(page, '[role=dialog]');
      await dialog.getByRole('button', { name: text.book }).click();
      await dialog.getByRole('button', { name: text.submitBooking }).click();
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeFocused();
      await expectAccessible(page, '[role=dialog]');
      await page.keyboard.press('Escape');

      await page.setViewportSize({ ...DESKTOP, width: PHONE });
      await page.getByRole('button', { name: text.filters }).click();
      await page.getByRole('dialog', { name: text.filters }).getByRole('checkbox').first().waitFor();
      await expectNothingSerious(page, '[role=dialog]');

      await page.goto(getAddress('/checkout'));
      await page.getByRole('main').getByRole('button', { name: text.signIn }).click();
      await page.getByRole('dialog', { name: text.authentication }).getByLabel('E-mail').first().waitFor();
      await expectAccessible(page, '[role=dialog]');
    });
  });
}

test('the under-construction page is accessible', async ({ page, baseURL, browserErrors }) => {
  browserErrors.expect(/503 GET/);
  const settings = await ChangedSettings.open(baseURL);
  await settings.change({ under_construction_enabled: 'true' });
  try {
    for (const language of ['el', 'en'] as const) await checkPage(page, localisePath('/', language));
  } finally {
    await settings.restore();
  }
});

test('the order list of the back office is accessible', async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  await page.goto('/admin/bookings');
  await page.getByRole('heading', { level: 1, name: 'Παραγγελίες' }).waitFor();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
});

test('the order page of the back office and its dialogs are accessible', async ({
  page,
  request,
  staff,
  signInAsOwner,
}) => {
  const { number } = await placeOrder(request, SLUG);
  const { id } = await staff.getOrder(number);
  await signInAsOwner();
  await checkPage(page, `/admin/bookings/${id}`);
  for (const name of ['Σήμανση ως απεσταλμένη', 'Επεξεργασία', 'Σήμανση ως πληρωμένη']) {
    await page.getByRole('main').getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, '[role=dialog]');
    // Only a received payment can be refunded.
    if (name === 'Σήμανση ως πληρωμένη') await page.keyboard.press('Enter');
    else await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: 'Μερική επιστροφή' }).click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
  await expectAccessible(page, '[role=dialog]');
});

test('menus and dialogs of the back office are accessible', async ({ page, request, signInAsOwner }) => {
  await placeOrder(request, SLUG);
  await signInAsOwner();
  await page.goto('/admin/bookings');
  const header = page.getByRole('banner');
  const openers = [
    { open: () => header.getByRole('button', { name: /^Ειδοποιήσεις/ }).click(), layer: '[role="dialog"]' },
    { open: () => header.getByRole('button', { name: /^Μενού χρήστη/ }).click(), layer: '[role="menu"]' },
    { open: () => page.keyboard.press('Control+k'), layer: '[role="dialog"]' },
    { open: () => page.keyboard.press('?'), layer: '[role="dialog"]' },
  ];
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...DESKTOP, width });
    for (const { open, layer } of openers) {
      await open();
      await page.locator(layer).waitFor();
      // Targets below an open layer may be covered in part, and too small then.
      await expectNothingSerious(page, layer);
      await expectNoHorizontalScrolling(page);
      await page.keyboard.press('Escape');
      await expect(page.locator(layer)).toBeHidden();
    }
  }
  await header.getByRole('button', { name: 'Άνοιγμα μενού' }).click();
  await expectNothingSerious(page);
});

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

/** Opens a page, waits until it has loaded and checks it. */
async function checkPage(page: Page, address: string, part?: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page, part);
}

/** Checks the page or one part of it on desktop and phone, and for horizontal scrolling at the narrowest width. */
async function expectAccessible(page: Page, part?: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...DESKTOP, width });
    await expectNothingSerious(page, part);
    await expectNoHorizontalScrolling(page);
  }
  await page.setViewportSize({ ...DESKTOP, width: NARROWEST });
  await expectNoHorizontalScrolling(page);
  await page.setViewportSize(DESKTOP);
}

async function expectNothingSerious(page: Page, part = 'html'): Promise<void> {
  // The legacy mode opens no second page per analysis. It skips frames of other sites, which load only after a click.
  const axe = new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode(true);
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => SERIOUS.includes(impact ?? ''));
  const described = serious.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect.soft(described, page.url()).toEqual([]);
}

async function expectNoHorizontalScrolling(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? Number.NaN;
  const contentWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.soft.poll(contentWidth, `width of ${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
}
