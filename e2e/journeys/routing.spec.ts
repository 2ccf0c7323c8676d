import type { Page } from '@playwright/test';
import { untilAlive } from '../fixtures/alive.ts';
import { expect, test } from '../fixtures/test.ts';

/** Opens a page and waits until it looks after the pages that come next, which it does once it has nothing better to do. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('body > [role="status"]')).toBeAttached();
}

test('a new page gets the focus on its heading and says its title; going back gives the place back', async ({
  page,
}) => {
  await open(page, '/shop');
  const article = page.getByRole('main').getByRole('article').nth(6);
  await article.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(200);
  await article.getByRole('link').first().click();

  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const title = await page.title();
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('a filter, a step or another language is no new page: the focus stays', async ({ page }) => {
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

test('a page that is long in coming shows that it is on its way', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/remotes\/mfe-blog\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  // Held from the start, for a visible link has its code fetched ahead.
  await open(page, '/shop');
  const bar = page.locator('[data-page-progress]');
  await page.getByRole('navigation', { name: 'Κύρια πλοήγηση' }).getByRole('link', { name: 'Άρθρα' }).click();
  await expect(bar).toBeVisible();
  release();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(bar).toHaveCount(0);
});

test('who goes back before the page comes alive gets the page that they went back to', async ({ page }) => {
  await page.goto('/shop?category=sunglasses');
  await untilAlive(page);
  await page.getByRole('link', { name: 'Σελίδα 2' }).click();
  const products = page.getByRole('region', { name: 'Λίστα προϊόντων' }).getByRole('article');
  await expect(products).toHaveCount(3);

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/**/main*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(products).toHaveCount(3);
  await page.goBack({ waitUntil: 'commit' });
  release();
  await expect(products).toHaveCount(12);
});
