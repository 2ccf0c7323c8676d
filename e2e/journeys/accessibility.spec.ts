import { AxeBuilder } from '@axe-core/playwright';
import { localisePath } from '@fakos/shared-kit/i18n/languages';
import type { Page } from '@playwright/test';
import { addToCart, answerCheckout } from '../fixtures/checkout.ts';
import { scrollToPosts } from '../fixtures/home.ts';
import { publicRoutes } from '../fixtures/public-routes.ts';
import { expect, test } from '../fixtures/test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const GRAVE = ['serious', 'critical'];
/** Width to which WCAG 2.2 (1.4.10) lets a page shrink without scrolling sideways. */
const NARROWEST = 320;
/** Some thirty pages, each looked through twice. */
const EVERY_PAGE_TIMEOUT_MS = 240_000;
const DESK = { width: 1440, height: 900 };
/** Widths of a desk and of a phone. */
const WIDTHS = [DESK.width, 360];

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

for (const language of ['el', 'en'] as const) {
  test(`every public page is accessible in ${language}, on a desk and on a phone`, async ({ page }) => {
    test.setTimeout(EVERY_PAGE_TIMEOUT_MS);
    for (const route of publicRoutes('phone')) {
      await page.goto(localisePath(route, language));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    }
  });
}

test('cart and checkout are accessible', async ({ page }) => {
  await addToCart(page, 'thalassa-sounio-black');
  await page.goto('/cart');
  await page.getByRole('region', { name: 'Σύνοψη' }).getByText('Σύνολο', { exact: true }).waitFor();
  await expectAccessible(page);

  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Συνέχεια στην αποστολή' }).click();
  await expect(page.getByRole('region', { name: 'Ελέγξτε τα παρακάτω για να συνεχίσετε' })).toBeFocused();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);

  await answerCheckout(page);
  await expectAccessible(page);
});

test('the orders of the back office are accessible', async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  await page.goto('/admin/bookings');
  await page.getByRole('heading', { level: 1, name: 'Παραγγελίες' }).waitFor();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
});

/** Looks at the page on a desk and on a phone, and whether it shrinks to the narrowest width. */
async function expectAccessible(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...DESK, width });
    await expectNothingGrave(page);
    await expectNoSidewaysScrolling(page);
  }
  await page.setViewportSize({ ...DESK, width: NARROWEST });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize(DESK);
}

async function expectNothingGrave(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const grave = violations.filter(({ impact }) => GRAVE.includes(impact ?? ''));
  const described = grave.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(described, page.url()).toEqual([]);
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? Number.NaN;
  const contentWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.soft.poll(contentWidth, `width of ${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
}
