import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

// Requests of a service worker would bypass the routes of these tests.
test.use({ serviceWorkers: 'block' });

const SEARCH = '**/search.php?*';
const SHOP_CODE = /\/remotes(~\d+)?\/mfe-shop\//;

const getOpener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Αναζήτηση' });

/** Opens the search dialog of a page. */
async function openSearch(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await getOpener(page).click();
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`at ${viewport.width} px the search shows suggestions while typing, and they can be opened by keyboard`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => request.url().includes('search.php') && requests.push(request.url()));
    await page.setViewportSize(viewport);
    await openSearch(page, '/about');
    const field = page.getByRole('combobox', { name: 'Αναζήτηση σε προϊόντα και άρθρα' });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(requests).toEqual([]);

    await field.pressSequentially('γυαλια ηλιου');
    const options = page.getByRole('listbox', { name: 'Προτάσεις' }).getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    // Fast typing must not send one request per letter.
    expect(requests.length).toBeLessThan('γυαλια ηλιου'.length / 2);
    await expect(page.getByRole('option', { name: 'Γυαλιά ηλίου', exact: true }).locator('mark')).toHaveText([
      'Γυαλιά',
      'ηλίου',
    ]);

    // The shop remote renders the products, with current prices.
    const products = page.getByRole('group', { name: 'Προϊόντα' }).getByRole('option');
    await expect(products.first()).toContainText('€');

    // The count is announced when the list matches the typed text; a newer list would reset the selection.
    await expect(page.getByRole('status').filter({ hasText: /^\d+ προτάσεις$/ })).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
    const address = await options.first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address ?? '');
    await expect(field).toBeHidden();
  });
}

test('Enter without a selection searches the shop, and Greeklish finds Greek', async ({ page }) => {
  await openSearch(page, '/');
  await page.getByRole('combobox').fill('gyalia');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL('/shop?search=gyalia');
});

test('a search without results shows a message, and Escape returns the focus', async ({ page }) => {
  await openSearch(page, '/about');
  await page.getByRole('combobox').fill('ζζζζζζζ');
  await expect(page.getByText('Δεν βρέθηκε κάτι για «ζζζζζζζ»')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toBeHidden();
  await expect(getOpener(page)).toBeFocused();
});

test('a failed search can be retried, and submitting still opens the shop', async ({ page, browserErrors }) => {
  browserErrors.expect(/search\.php/);
  await page.route(SEARCH, (route) => route.abort());
  await openSearch(page, '/about');
  await page.getByRole('combobox').fill('ηλίου');
  await expect(page.getByText('Οι προτάσεις δεν φορτώθηκαν.')).toBeVisible();
  await page.unroute(SEARCH);
  await page.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Αναζήτηση' }).click();
  await expect(page).toHaveURL(/\/shop\?search=/);
});

test('without the shop’s code products are listed by name and can be opened by keyboard', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(SHOP_CODE);
  await page.route(SHOP_CODE, (route) => route.abort());
  await openSearch(page, '/about');
  await page.getByRole('combobox').fill('sounio');
  const product = page.getByRole('group', { name: 'Προϊόντα' }).getByRole('option').first();
  await expect(product).toContainText('Σούνιο');
  const address = (await product.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/shop\/./);
  await page.keyboard.press('ArrowDown');
  await expect(product).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
});
