import type { Language } from '@fakos/contracts/languages';
import type { Locator, Page } from '@playwright/test';
import { getDeadline } from '../deadlines.ts';
import {
  axeWidths,
  checkPage,
  DESKTOP,
  EVERY_PAGE_TIMEOUT_MS,
  expectAccessible,
  expectNoHorizontalScrolling,
  expectNothingSerious,
  WIDTHS,
} from '../fixtures/accessible.ts';
import { chooseLanguage } from '../fixtures/back-office-language.ts';
import { placeOrder } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'accessibility' });
// The longest files: their tests run on all workers.
test.describe.configure({ mode: 'parallel' });
// All widths are checked in one visit.
test.use({ viewport: DESKTOP });

const SLUG = 'thalassa-sounio-black';
/** Name of the menu, by language. */
const MENU = { el: 'Μενού διαχείρισης', en: 'Back office menu' } as const;

const screens = [
  ...['', 'shop', 'categories', 'brands', 'posts', 'post-categories', 'pages', 'product-addons', 'bookings', 'users'],
  ...['notifications', 'emails', 'media', 'tutorial', 'analytics', 'database', 'settings', 'profile'],
];
const tabs = [
  ...['content', 'gallery', 'masonry', 'layout', 'sidebar', 'sidebar-widgets', 'navigation', 'footer', 'system', 'ssl'],
  ...['email', 'contact', 'blog'],
];
/** Addresses of the specification (section 2). The login is checked in accessibility.spec.ts. */
const specified = [
  ...screens.map((path) => (path === '' ? '/admin' : `/admin/${path}`)),
  ...tabs.map((tab) => `/admin/settings/${tab}`),
];

for (const language of ['el', 'en'] as const) {
  test(`every screen of the menu, its form and its first record are accessible in ${language}`, async ({
    page,
    request,
    signInAsOwner,
  }) => {
    test.setTimeout(getDeadline(EVERY_PAGE_TIMEOUT_MS));
    await placeOrder(request, SLUG);
    await signInAsOwner();
    await chooseLanguage(page, language);
    await page.goto('/admin');
    const menu = page.getByRole('navigation', { name: MENU[language] });
    await menu.getByRole('link').first().waitFor();
    const addresses = await listAddresses(menu, /^\/admin/);
    const checked = new Set<string>();
    const check = async (address: string) => {
      checked.add(address);
      await checkScreen(page, language);
    };
    for (const address of addresses) {
      const link = menu.locator(`a[href="${address}"]`);
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await check(address);
      const main = page.getByRole('main');
      const links = await listAddresses(main.getByRole('navigation'), new RegExp(`^${address}/[a-z-]+$`));
      const records = await listAddresses(main, new RegExp(`^${address}/\\d+$`));
      const forms = await listAddresses(main, new RegExp(`^${address}/new$`));
      for (const part of [...links, ...forms, ...records.slice(0, 1)]) {
        await page.goto(part);
        await check(part);
      }
    }
    // The menu of the user leads to the profile; the first tab of the settings is at their own address too.
    for (const address of ['/admin/profile', '/admin/settings/content']) {
      await page.goto(address);
      await check(address);
    }
    await page.goto('/admin/products');
    await expect(page).toHaveURL('/admin/shop');
    expect(specified.filter((address) => !checked.has(address))).toEqual([]);
  });
}

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
    await expectAccessible(page, { part: '[role=dialog]' });
    // Only a received payment can be refunded.
    if (name === 'Σήμανση ως πληρωμένη') await page.keyboard.press('Enter');
    else await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: 'Μερική επιστροφή' }).click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
  await expectAccessible(page, { part: '[role=dialog]' });
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

/** Waits until the screen shows its content, and checks it. */
async function checkScreen(page: Page, language: Language): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.locator('main .mantine-Skeleton-root[data-visible], main [aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page, { widths: axeWidths[language] });
}

/** Addresses of the links in a part of the page that match, without repetition. */
async function listAddresses(part: Locator, pattern: RegExp): Promise<string[]> {
  const links = await part.locator('a[href]').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  return [...new Set(links.filter((href) => href !== null && pattern.test(href)) as string[])];
}
