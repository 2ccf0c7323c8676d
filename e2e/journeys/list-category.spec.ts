import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const products = (page: Page) => page.getByRole('region', { name: 'Λίστα προϊόντων' }).getByRole('article');
const headOf = (page: Page, selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);

test('a category has a page of its own, with the tools of the list', async ({ page }) => {
  const answer = await page.goto('/category/sport');
  await expect(page.locator('body > [role="status"]')).toBeAttached();
  expect(answer?.status()).toBe(200);
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

test('search engines learn what a category is, and that its filters are no pages', async ({ page, baseURL }) => {
  await page.goto('/category/sport?colour=black&brand=kymatos&sort=name');
  await expect(page).toHaveTitle(/^Αθλητικά γυαλιά/);
  expect(await headOf(page, 'meta[name=description]', 'content')).toContain('Για ποδήλατο');
  expect(await headOf(page, 'link[rel=canonical]', 'href')).toBe(`${baseURL}/category/sport`);
  expect(await headOf(page, 'meta[name=robots]', 'content')).toBe('noindex');

  await page.goto('/category/sport');
  expect(await headOf(page, 'meta[name=robots]', 'content')).not.toContain('noindex');
  expect(await headOf(page, 'link[hreflang=en]', 'href')).toBe(`${baseURL}/en/category/sport`);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('BreadcrumbList');
  await page.goto('/shop?category=sport');
  expect(await headOf(page, 'link[rel=canonical]', 'href')).toBe(`${baseURL}/category/sport`);
});

test('a category that does not exist is a 404 with a way on', async ({ page, faults }) => {
  faults.expect(/404 GET/);
  const answer = await page.goto('/category/no-such-shelf');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Η κατηγορία δεν βρέθηκε' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Όλα τα προϊόντα' }).click();
  await expect(products(page)).toHaveCount(12);
});
