import type { Page, Route } from '@playwright/test';
import { ChangedSettings } from '../fixtures/changed-settings.ts';
import { renderInBrowser } from '../fixtures/render-in-browser.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'chrome' });

// Requests of a service worker would bypass the routes of these tests.
test.use({ serviceWorkers: 'block' });

const NAVIGATION = '**/settings.php?action=get-navigation-settings*';
const DEFAULTS = ['Αρχική', 'Προϊόντα', 'Σχετικά με εμάς', 'Συχνές ερωτήσεις', 'Επικοινωνία'];
const PHONE = { width: 360, height: 740 };
/** Rounding error of the layout, in pixels. */
const ROUNDING = 1;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Κύρια πλοήγηση' });

interface Item {
  title: string;
  url: string;
  /** Omitted for an item saved by the shop; `dynamic` for a page that adds itself to the menu. */
  type?: 'dynamic';
}

function respondWith(items: readonly Item[], looks: object = {}) {
  return (route: Route) =>
    route.fulfill({
      json: {
        success: true,
        data: {
          navigation: { backgroundColor: '', textColor: '', position: 'fixed-top', style: 'shadow', ...looks },
          pages: items.map(({ title, url: path, type = 'static' }, index) => ({
            ...{ id: `p${index}`, title, path, icon: '', visible: true, order: index, type },
          })),
          customMenuItems: [
            { title: 'Έξω από εδώ', url: 'https://example.gr/', icon: '', visible: true, openInNewTab: true },
          ],
        },
      },
    });
}

/** Announces changed settings until the navigation bar, which may not be hydrated yet, has requested them. */
async function updateNavigation(page: Page): Promise<void> {
  await expect(async () => {
    const loaded = page.waitForResponse(NAVIGATION, { timeout: 1_000 });
    await page.evaluate(() => window.dispatchEvent(new Event('navigation-settings-updated')));
    await loaded;
  }).toPass();
}

test('the navigation bar shows its five default items when its settings fail to load', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/get-navigation-settings/);
  await renderInBrowser(page);
  await page.route(NAVIGATION, (route) => route.abort());
  await page.goto('/about');
  await expect(bar(page).getByRole('link')).toHaveText(DEFAULTS);
});

test('the navigation bar applies new settings without a reload and keeps them when the next request fails', async ({
  page,
  browserErrors,
}) => {
  await page.goto('/about');
  await expect(bar(page).getByRole('link', { name: 'Άρθρα' })).toBeVisible();
  await page.route(NAVIGATION, respondWith([{ title: 'Μόνο αυτό', url: '/about' }], { backgroundColor: '#103040' }));
  await updateNavigation(page);
  await expect(bar(page).getByRole('link')).toHaveText(['Μόνο αυτό', /^Έξω από εδώ/]);
  await expect(bar(page).getByRole('link', { name: 'Έξω από εδώ (ανοίγει σε νέα καρτέλα)' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  // Text that would be unreadable on the chosen background is white.
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(16, 48, 64)');
  await expect(page.getByRole('banner')).toHaveCSS('color', 'rgb(255, 255, 255)');

  // A page that adds itself to the menu is added to the saved items, or to the default items without saved ones.
  await page.unroute(NAVIGATION);
  const added: Item = { title: 'Οδηγός', url: '/page/frame-guide', type: 'dynamic' };
  await page.route(NAVIGATION, respondWith([added]));
  await updateNavigation(page);
  await expect(bar(page).getByRole('link')).toHaveText(['Οδηγός', ...DEFAULTS, /^Έξω από εδώ/]);
  await page.unroute(NAVIGATION);
  await page.route(NAVIGATION, respondWith([{ title: 'Μόνο αυτό', url: '/about' }, added]));
  await updateNavigation(page);
  await expect(bar(page).getByRole('link')).toHaveText(['Μόνο αυτό', 'Οδηγός', /^Έξω από εδώ/]);

  browserErrors.expect(/get-navigation-settings/);
  await page.unroute(NAVIGATION);
  const failed = page.waitForEvent('requestfailed');
  await page.route(NAVIGATION, (route) => route.abort());
  await page.evaluate(() => window.dispatchEvent(new Event('navigation-settings-updated')));
  await failed;
  await expect(bar(page).getByRole('link')).toHaveText(['Μόνο αυτό', 'Οδηγός', /^Έξω από εδώ/]);
});

for (const width of [1200, 1440, 1920]) {
  test(`at ${width} px twenty items and a very long title fit on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const long = 'Μια σελίδα με τίτλο που δεν χωρά πουθενά, όσο φαρδιά κι αν είναι η οθόνη';
    const items = [{ title: long, url: '/faq' }, ...Array.from({ length: 19 }, (_, n) => createItem(n + 2))];
    await page.route(NAVIGATION, respondWith(items));
    await updateNavigation(page);
    const more = bar(page).getByRole('button', { name: 'Περισσότερα' });
    await expect(more).toBeVisible();
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(5 * 16);
    expect(await getOverflow(page)).toBeLessThanOrEqual(ROUNDING);

    const first = bar(page).getByRole('link').first();
    await expect(first).toHaveAttribute('title', long);
    await more.press('ArrowDown');
    const last = bar(page).getByRole('link', { name: /Έξω από εδώ/ });
    await expect(last).toBeVisible();
    await page.keyboard.press('End');
    await expect(last).toBeFocused();
    await page.keyboard.press('Home');
    await expect(last).not.toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(last).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(last).toBeHidden();
    await expect(more).toBeFocused();

    await more.click();
    await expect(last).toBeVisible();
    await page.getByRole('main').click({ position: { x: 5, y: 300 } });
    await expect(last).toBeHidden();

    await more.click();
    await bar(page).getByRole('link', { name: 'Σελίδα 20' }).click();
    await expect(page).toHaveURL('/blog?n=20');
    await expect(last).toBeHidden();
  });
}

function createItem(n: number) {
  return { title: `Σελίδα ${n}`, url: `/blog?n=${n}` };
}

test('on a phone the menu opens, and Escape and a tap beside it close it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  const hamburger = page.getByRole('button', { name: 'Άνοιγμα μενού' });
  const menu = page.getByRole('dialog', { name: 'Μενού' });
  await hamburger.press('Enter');
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Αρχική' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Προϊόντα' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(hamburger).toBeFocused();

  await hamburger.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(PHONE.width - 5, PHONE.height / 2);
  await expect(menu).toBeHidden();
  await expect(hamburger).toBeFocused();

  await hamburger.click();
  await menu.getByRole('link', { name: 'Άρθρα' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(menu).toBeHidden();
});

test("the footer shows the owner's widgets, and its lists before scripts run", async ({ page, baseURL }) => {
  const settings = await ChangedSettings.open(baseURL);
  await settings.change({
    footer_widgets: [
      { type: 'text', enabled: true, title: 'Η ιστορία μας', content: 'Από το 1998 στη Σκουφά.' },
      { type: 'social', enabled: false, title: 'Κρυφό' },
      { type: 'custom_html', enabled: true, html: '<p>Δεχόμαστε <b>κάρτες</b></p><script>alert(1)</script>' },
      { type: 'recent_posts', enabled: true, count: 2 },
    ],
  });
  try {
    const html = (await (await page.goto('/about'))?.text()) ?? '';
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('region', { name: 'Η ιστορία μας' })).toContainText('Από το 1998 στη Σκουφά.');
    await expect(footer.getByText('Κρυφό')).toHaveCount(0);
    await expect(footer.getByText('Δεχόμαστε κάρτες')).toBeVisible();
    const posts = footer.getByRole('region', { name: 'Πρόσφατα άρθρα' }).getByRole('link');
    await expect(posts).toHaveCount(2);
    for (const title of await posts.allTextContents()) expect(html).toContain(title);
  } finally {
    await settings.restore();
  }
});

test('twenty items and long words cause no horizontal scrolling on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about');
  const items = [
    { title: 'Ωτορινολαρυγγολογικο'.repeat(4), url: '/faq' },
    ...Array.from({ length: 19 }, (_, n) => createItem(n)),
  ];
  await page.route(NAVIGATION, respondWith(items));
  await updateNavigation(page);
  await page.getByRole('button', { name: 'Άνοιγμα μενού' }).click();
  await expect(page.getByRole('dialog', { name: 'Μενού' }).getByRole('link', { name: 'Σελίδα 18' })).toBeAttached();
  expect(await getOverflow(page)).toBeLessThanOrEqual(ROUNDING);
});

/** Pixels by which the page is wider than its window. */
function getOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test('the account menu works by keyboard, links to the account pages, and signing out opens the home page', async ({
  page,
  signInAsOwner,
}) => {
  await signInAsOwner();
  await page.goto('/about');
  const account = page.getByRole('button', { name: 'Λογαριασμός: Admin' });
  await account.press('ArrowDown');
  const item = (name: string) => page.getByRole('menuitem', { name });
  await expect(item('Πίνακας διαχείρισης')).toBeVisible();
  await page.waitForFunction(() => document.activeElement?.closest('[role="menu"]'));
  await page.keyboard.press('End');
  await expect(item('Αποσύνδεση')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(item('Πίνακας διαχείρισης')).toBeFocused();
  await expect(item('Το προφίλ μου')).toHaveAttribute('href', '/profile');
  await expect(item('Οι παραγγελίες μου')).toHaveAttribute('href', '/orders');
  await page.keyboard.press('Escape');
  await expect(item('Αποσύνδεση')).toBeHidden();
  await expect(account).toBeFocused();

  await account.click();
  await item('Αποσύνδεση').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Σύνδεση' })).toBeVisible();
});
