import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Opens a page and waits until its router is ready to announce page changes, which starts while the browser is idle. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('body > [role="status"]')).toBeAttached();
}

test('a page change focuses the heading and announces the title; going back restores the scroll position', async ({
  page,
}) => {
  await open(page, '/shop');
  const article = page.getByRole('main').getByRole('article').nth(6);
  await article.scrollIntoViewIfNeeded();
  const scrollPosition = await page.evaluate(() => window.scrollY);
  expect(scrollPosition).toBeGreaterThan(200);
  await article.getByRole('link').first().click();

  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const title = await page.title();
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollPosition);
});

test('a link that is pressed before page changes are handled moves the focus too', async ({ page }) => {
  let release = () => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Webpack's import of the deferred features waits for their style sheet.
  const requested = page.waitForRequest('**/deferred.css');
  await page.route('**/deferred.css', async (route) => {
    await blocked;
    await route.continue();
  });
  await page.goto('/shop');
  await requested;
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const previous = (await heading.textContent()) ?? '';
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(heading).not.toHaveText(previous);
  await expect(heading).not.toBeFocused();
  release();
  await expect(heading).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
});

test('changing a filter or the language keeps the focus', async ({ page }) => {
  await open(page, '/shop');
  const sort = page.getByRole('main').getByRole('combobox', { name: 'Ταξινόμηση' });
  await sort.focus();
  await sort.selectOption('price-up');
  await expect(page).toHaveURL(/sort=price-up/);
  await expect(sort).toBeFocused();
  const english = page.getByRole('navigation', { name: 'Γλώσσα' }).getByRole('link', { name: 'English' });
  await english.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/shop/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toBeFocused();
});

test('a page that loads slowly shows a progress bar', async ({ page }) => {
  let release = () => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/remotes\/mfe-blog\/.*\.js/, async (route) => {
    await blocked;
    await route.continue();
  });
  // Blocked from the start, because visible links are prefetched.
  await open(page, '/shop');
  const bar = page.locator('[data-page-progress]');
  await page.getByRole('navigation', { name: 'Κύρια πλοήγηση' }).getByRole('link', { name: 'Άρθρα' }).click();
  await expect(bar).toBeVisible();
  release();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(bar).toHaveCount(0);
});

test('going back before hydration shows the previous page', async ({ page }) => {
  await page.goto('/shop?category=sunglasses');
  await page.getByRole('link', { name: 'Σελίδα 2' }).click();
  const products = page.getByRole('region', { name: 'Λίστα προϊόντων' }).getByRole('article');
  await expect(products).toHaveCount(3);

  const { promise: blocked, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/**/main*.js', async (route) => {
    await blocked;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(products).toHaveCount(3);
  await page.goBack({ waitUntil: 'commit' });
  release();
  await expect(products).toHaveCount(12);
});
