import type { Page } from '@playwright/test';
import { untilAlive } from '../fixtures/alive.ts';
import { expect, test } from '../fixtures/test.ts';

// What a service worker fetches passes by the network that these journeys bend.
test.use({ serviceWorkers: 'block' });

const SEARCH = '**/search.php?*';
const SHOP_CODE = /\/remotes(~\d+)?\/mfe-shop\//;

const openerOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Αναζήτηση' });

/** A press before the page is alive would not be heard. */
async function openSearch(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await untilAlive(page);
  await openerOf(page).click();
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`at ${viewport.width} px the search suggests while one types, and keys lead to what was meant`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('search.php') && asked.push(request.url()));
    await page.setViewportSize(viewport);
    await openSearch(page, '/about');
    const field = page.getByRole('combobox', { name: 'Αναζήτηση σε προϊόντα και άρθρα' });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(asked).toEqual([]);

    await field.pressSequentially('γυαλια ηλιου');
    const options = page.getByRole('listbox', { name: 'Προτάσεις' }).getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    // One call for a word that was typed in one go, not one for each letter.
    expect(asked.length).toBeLessThan('γυαλια ηλιου'.length / 2);
    await expect(page.getByRole('option', { name: 'Γυαλιά ηλίου', exact: true }).locator('mark')).toHaveText([
      'Γυαλιά',
      'ηλίου',
    ]);

    // Products are drawn by the remote that sells them: with what each costs now.
    const products = page.getByRole('group', { name: 'Προϊόντα' }).getByRole('option');
    await expect(products.first()).toContainText('€');

    // Said once the list is of all that was typed; another list would begin without a choice.
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

test('Enter without a choice asks the shop, and Greeklish finds Greek', async ({ page }) => {
  await openSearch(page, '/');
  await page.getByRole('combobox').fill('gyalia');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL('/shop?search=gyalia');
});

test('what nobody sells says so, and Escape gives the focus back', async ({ page }) => {
  await openSearch(page, '/about');
  await page.getByRole('combobox').fill('ζζζζζζζ');
  await expect(page.getByText('Δεν βρέθηκε κάτι για «ζζζζζζζ»')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toBeHidden();
  await expect(openerOf(page)).toBeFocused();
});

test('a search that does not answer can be tried again, and Enter still leads to the shop', async ({
  page,
  faults,
}) => {
  faults.expect(/search\.php/);
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

test('without the shop’s code products are listed by their names, and keys still lead to them', async ({
  page,
  faults,
}) => {
  faults.expect(SHOP_CODE);
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
