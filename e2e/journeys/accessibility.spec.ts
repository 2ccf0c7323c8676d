import { AxeBuilder } from '@axe-core/playwright';
import { type Language, localisePath } from '@fakos/shared-kit/i18n/languages';
import type { Page } from '@playwright/test';
import { ChangedSettings } from '../fixtures/changed-settings.ts';
import { placeOwnOrder, signInNewCustomer } from '../fixtures/customer-orders.ts';
import { scrollToPosts } from '../fixtures/home.ts';
import { buyer, home, productOf } from '../fixtures/orders.ts';
import { publicRoutes } from '../fixtures/public-routes.ts';
import { read } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const GRAVE = ['serious', 'critical'];
/** Width to which WCAG 2.2 (1.4.10) lets a page shrink without scrolling sideways. */
const NARROWEST = 320;
/** Some thirty pages, each looked through twice. */
const EVERY_PAGE_TIMEOUT_MS = 240_000;
const SLUG = 'thalassa-sounio-black';
const ACCOUNT = 'Δικαιούχος: Φακός ΑΕ\nΤράπεζα: Όλυμπος\nIBAN: GR16 0110 1250 0000 0001 2300 695';
const DESK = { width: 1440, height: 900 };
const PHONE = 360;
/** Widths of a desk and of a phone. */
const WIDTHS = [DESK.width, PHONE];

// Both widths are looked at in one visit.
test.use({ viewport: DESK, isMobile: false, hasTouch: false });

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

/** What these journeys press and read in each language. */
const words = {
  el: {
    toShipping: 'Συνέχεια στην αποστολή',
    faults: 'Ελέγξτε τα παρακάτω για να συνεχίσετε',
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
    sought: 'γυαλιά',
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
    faults: 'Check the following to continue',
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
    sought: 'glasses',
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
  const says = words[language];
  const addressOf = (path: string) => localisePath(path, language);

  test(`every public page is accessible in ${language}, on a desk and on a phone`, async ({ page }) => {
    test.setTimeout(EVERY_PAGE_TIMEOUT_MS);
    for (const route of publicRoutes('phone')) {
      await lookAt(page, addressOf(route));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
  });

  test(`what a customer has filled is accessible in ${language}: account, orders, lists, checkout`, async ({
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
      await page.goto(addressOf('/about'));
      await fillLists(page);
      await lookAt(page, addressOf('/profile'));
      const filled = ['/orders', `/order-success?n=${number}&t=${token}`, '/wishlist', '/cart'];
      for (const path of [...filled, `/orders/${number}`]) await lookAt(page, addressOf(path), 'main');
      await page.getByRole('button', { name: says.cancel }).click();
      await page.getByRole('alertdialog').waitFor();
      await expectAccessible(page, '[role=alertdialog]');
    } finally {
      await settings.putBack();
    }

    await page.goto(addressOf('/checkout'));
    await page.getByRole('button', { name: says.toShipping }).click();
    await expect(page.getByRole('region', { name: says.faults })).toBeFocused();
    await expectAccessible(page, 'main');
    await page.getByLabel(says.phone).fill(buyer.phone);
    await page.getByRole('button', { name: says.toShipping }).click();
    await page.getByRole('button', { name: says.toPayment }).waitFor();
    await expectAccessible(page, 'main');
    await page.getByRole('button', { name: says.toPayment }).click();
    await page.getByRole('radio', { name: says.transfer }).check();
    await page.getByRole('radio', { name: says.invoice }).check();
    await page.getByLabel(says.vatNumber).waitFor();
    await expectAccessible(page, 'main');
    await page.getByRole('radio', { name: says.receipt }).check();
    await page.getByRole('button', { name: says.toReview }).click();
    await page.getByRole('heading', { name: says.review }).waitFor();
    await expectAccessible(page, 'main');

    await signInAsOwner();
    await lookAt(page, addressOf('/users'), 'main');
  });

  test.describe('asked about cookies', () => {
    test.use({ cookieAnswer: 'none' });

    test(`what opens over a page is accessible in ${language}`, async ({ page }) => {
      test.setTimeout(EVERY_PAGE_TIMEOUT_MS);
      await page.goto(addressOf('/about'));
      const cookies = page.getByRole('region', { name: says.cookies });
      await cookies.waitFor();
      await expectAccessible(page);
      await cookies.getByRole('button', { name: says.settings }).click();
      await page.getByRole('dialog').getByRole('button', { name: says.rejectAll }).waitFor();
      await expectAccessible(page, '[role=dialog]');
      await page.getByRole('dialog').getByRole('button', { name: says.rejectAll }).click();

      await page.getByRole('banner').getByRole('button', { name: says.search }).click();
      await page.getByRole('combobox').fill(says.sought);
      await page.getByRole('option').first().waitFor();
      await expectAccessible(page, '[role=dialog]');

      await fillLists(page);
      await page.goto(addressOf('/shop'));
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: says.cart }).first().click();
      await page.getByRole('dialog', { name: says.drawer }).getByRole('progressbar').waitFor();
      await expectAccessible(page, '[role=dialog]');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: says.quickView }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: says.book }).waitFor();
      await expectAccessible(page, '[role=dialog]');
      await dialog.getByRole('button', { name: says.book }).click();
      await dialog.getByRole('button', { name: says.submitBooking }).click();
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeFocused();
      await expectAccessible(page, '[role=dialog]');
      await page.keyboard.press('Escape');

      await page.setViewportSize({ ...DESK, width: PHONE });
      await page.getByRole('button', { name: says.filters }).click();
      await page.getByRole('dialog', { name: says.filters }).getByRole('checkbox').first().waitFor();
      await expectNothingGrave(page, '[role=dialog]');

      await page.goto(addressOf('/checkout'));
      await page.getByRole('main').getByRole('button', { name: says.signIn }).click();
      await page.getByRole('dialog', { name: says.authentication }).getByLabel('E-mail').first().waitFor();
      await expectAccessible(page, '[role=dialog]');
    });
  });
}

test('the screen of a shop under construction is accessible', async ({ page, baseURL, faults }) => {
  faults.expect(/503 GET/);
  const settings = await ChangedSettings.open(baseURL);
  await settings.change({ under_construction_enabled: 'true' });
  try {
    for (const language of ['el', 'en'] as const) await lookAt(page, localisePath('/', language));
  } finally {
    await settings.putBack();
  }
});

test('the orders of the back office are accessible', async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  await page.goto('/admin/bookings');
  await page.getByRole('heading', { level: 1, name: 'Παραγγελίες' }).waitFor();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
});

/** One product in the cart and one that is wished for, as if chosen before. */
async function fillLists(page: Page): Promise<void> {
  const { id, name, slug, featured_image: image, price } = await productOf(page.request, SLUG);
  const wish = { id, type: 'product', slug, title: name, image, price, category_name: 'Γυαλιά ηλίου' };
  const line = { id: String(id), product_id: id, slug, name, price, image, quantity: 1, total: price };
  await page.evaluate(
    ([wishes, lines]) => {
      localStorage.setItem('pism-wishlist', wishes);
      localStorage.setItem('cart', lines);
    },
    [JSON.stringify([wish]), JSON.stringify([line])] as const,
  );
}

/** Opens a page and looks at it once it is all there. */
async function lookAt(page: Page, address: string, part?: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page, part);
}

/** Looks at the page, or at the part that others do not have, on a desk and on a phone, and whether it shrinks to the narrowest width. */
async function expectAccessible(page: Page, part?: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...DESK, width });
    await expectNothingGrave(page, part);
    await expectNoSidewaysScrolling(page);
  }
  await page.setViewportSize({ ...DESK, width: NARROWEST });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize(DESK);
}

async function expectNothingGrave(page: Page, part = 'html'): Promise<void> {
  // The legacy mode opens no second page for each look; what it leaves out is frames of other sites, which ask first.
  const axe = new AxeBuilder({ page }).include(part).withTags(RULES).setLegacyMode(true);
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => GRAVE.includes(impact ?? ''));
  const described = grave.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(described, page.url()).toEqual([]);
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? Number.NaN;
  const contentWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.soft.poll(contentWidth, `width of ${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
}
