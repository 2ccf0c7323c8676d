import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const products = (page: Page) => page.getByRole('region', { name: 'Λίστα προϊόντων' }).getByRole('article');
const getHead = (page: Page, selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);

test('a category has its own page with sorting and a breadcrumb', async ({ page }) => {
  const response = await page.goto('/category/sport');
  await expect(page.locator('body > [role="status"]')).toBeAttached();
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Αθλητικά γυαλιά' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Για ποδήλατο, τρέξιμο, βουνό και ιστιοπλοΐα');
  await expect(products(page)).toHaveCount(7);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);

  await page.getByRole('combobox', { name: 'Ταξινόμηση' }).selectOption('Μεγαλύτερη έκπτωση');
  await expect(page).toHaveURL('/category/sport?sort=discount');
  await expect(products(page).first()).toContainText('Βήμα Κοραλλί');
  await page.getByRole('navigation', { name: 'Διαδρομή' }).getByRole('link', { name: 'Προϊόντα' }).click();
  await expect(page).toHaveURL('/shop');
});

test('category pages have metadata for search engines, and filtered ones are not indexed', async ({
  page,
  baseURL,
}) => {
  await page.goto('/category/sport?colour=black&brand=kymatos&sort=name');
  await expect(page).toHaveTitle(/^Αθλητικά γυαλιά/);
  expect(await getHead(page, 'meta[name=description]', 'content')).toContain('Για ποδήλατο');
  expect(await getHead(page, 'link[rel=canonical]', 'href')).toBe(`${baseURL}/category/sport`);
  expect(await getHead(page, 'meta[name=robots]', 'content')).toBe('noindex');

  await page.goto('/category/sport');
  expect(await getHead(page, 'meta[name=robots]', 'content')).not.toContain('noindex');
  expect(await getHead(page, 'link[hreflang=en]', 'href')).toBe(`${baseURL}/en/category/sport`);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('BreadcrumbList');
  await page.goto('/shop?category=sport');
  expect(await getHead(page, 'link[rel=canonical]', 'href')).toBe(`${baseURL}/category/sport`);
});

test('an unknown category responds with 404 and links to all products', async ({ page, browserErrors }) => {
  browserErrors.expect(/404 GET/);
  const response = await page.goto('/category/no-such-shelf');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Η κατηγορία δεν βρέθηκε' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Όλα τα προϊόντα' }).click();
  await expect(products(page)).toHaveCount(12);
});
