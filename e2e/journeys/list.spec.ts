import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const products = (page: Page) => page.getByRole('region', { name: 'Λίστα προϊόντων' }).getByRole('article');
const filters = (page: Page) => page.getByRole('complementary', { name: 'Φίλτρα' });
const getScrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

/** Opens a list and waits until its lazily loaded filters are hydrated. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('main aside input')];
    return parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__react')));
  });
}

/** Expands a filter that is collapsed at first. */
async function openFilter(page: Page, name: string): Promise<void> {
  await filters(page).getByRole('heading', { name, exact: true }).click();
}

test('combined filters are stored in the address and survive Back and reload, and can be removed one by one', async ({
  page,
}) => {
  await open(page, '/shop');
  await openFilter(page, 'Χρώμα');
  const black = filters(page).getByRole('checkbox', { name: 'Μαύρο' });
  await black.click();
  await expect(page).toHaveURL('/shop?colour=black');
  await expect(products(page)).toHaveCount(7);

  await openFilter(page, 'Τιμή');
  const price = filters(page).getByRole('group', { name: 'Τιμή' });
  await price.getByRole('textbox', { name: 'Έως' }).fill('120');
  await price.getByRole('textbox', { name: 'Από' }).fill('200');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop?colour=black&price=120-200');
  await filters(page).getByRole('checkbox', { name: 'Μόνο διαθέσιμα' }).click();
  await expect(page).toHaveURL('/shop?colour=black&price=120-200&in_stock=1');
  await expect(products(page)).toHaveCount(5);

  await page.reload();
  await expect(products(page)).toHaveCount(5);
  const active = page.getByRole('list', { name: 'Ενεργά φίλτρα' });
  await expect(active.getByRole('button')).toHaveText([
    'Μαύρο',
    /^Τιμή: 120,00\s€–200,00\s€$/,
    'Μόνο διαθέσιμα',
    'Καθαρισμός φίλτρων',
  ]);
  await active.getByRole('button', { name: /^Αφαίρεση φίλτρου Τιμή/ }).click();
  await expect(page).toHaveURL('/shop?colour=black&in_stock=1');
  await page.goBack();
  await expect(page).toHaveURL('/shop?colour=black&price=120-200&in_stock=1');
  await active.getByRole('button', { name: 'Καθαρισμός φίλτρων' }).click();
  await expect(page).toHaveURL('/shop');
  await expect(products(page)).toHaveCount(12);
});

test('filter values without results are disabled, and a long list of values can be expanded', async ({ page }) => {
  await open(page, '/shop?category=contact-lenses');
  const brands = filters(page).getByRole('group', { name: 'Μάρκα' });
  await expect(brands.getByRole('checkbox', { name: 'Ialos' })).toBeEnabled();
  await expect(brands.getByRole('checkbox')).toHaveCount(8);
  await brands.getByRole('button', { name: 'Περισσότερα: Μάρκα' }).click();
  await expect(brands.getByRole('checkbox', { name: 'Thalassa' })).toBeDisabled();

  await open(page, '/shop?category=sunglasses');
  await openFilter(page, 'Σχήμα');
  await openFilter(page, 'Χρώμα');
  const colours = filters(page).getByRole('group', { name: 'Χρώμα' });
  await expect(colours.getByRole('checkbox', { name: 'Μαύρο', disabled: false })).toBeVisible();
  const before = await colours.getByRole('checkbox').count();
  await filters(page).getByRole('checkbox', { name: 'Πάντο' }).click();
  await expect(page).toHaveURL('/shop?category=sunglasses&shape=panto');
  await expect(colours.getByRole('checkbox', { name: 'Ταρταρούγα' })).toBeEnabled();
  await expect(colours.getByRole('checkbox', { name: /0$/, disabled: true }).first()).toBeVisible();
  await expect(colours.getByRole('checkbox')).toHaveCount(before);

  await open(page, '/shop?category=sunglasses&shape=panto&colour=black');
  await openFilter(page, 'Χρώμα');
  await openFilter(page, 'Πλάτος φακού');
  const lens = filters(page).getByRole('group', { name: 'Πλάτος φακού' });
  await expect(lens).toHaveAccessibleDescription('Κανένα προϊόν με τα υπόλοιπα φίλτρα.');
  await expect(lens.getByRole('textbox', { name: 'Από' })).toBeDisabled();
  const black = colours.getByRole('checkbox', { name: 'Μαύρο 0', checked: true });
  await black.click();
  await expect(page).toHaveURL('/shop?category=sunglasses&shape=panto');
  await expect(lens.getByRole('textbox', { name: 'Από' })).toBeEnabled();
});

test('more products load below, and Back from a product restores the scroll position', async ({ page }) => {
  await open(page, '/shop');
  await page.getByRole('button', { name: 'Φόρτωση περισσότερων' }).click();
  await expect(page).toHaveURL('/shop?page=1-2');
  await expect(products(page)).toHaveCount(24);
  await expect(page.getByText('Βλέπετε 24 από')).not.toHaveCount(0);
  await expect(products(page).nth(12).getByRole('link')).toBeFocused();

  const twentieth = products(page).nth(19);
  const name = (await twentieth.getByRole('heading').textContent()) ?? '';
  await twentieth.scrollIntoViewIfNeeded();
  const before = await getScrollPosition(page);
  await twentieth.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/shop?page=1-2');
  await expect(products(page)).toHaveCount(24);
  await expect.poll(() => getScrollPosition(page)).toBe(before);
  await page.reload();
  await expect(products(page)).toHaveCount(24);
});

test('when more products fail to load, the visible ones stay and loading can be retried', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/products\.php/);
  await open(page, '/shop');
  const isNext = (url: URL) => url.pathname.endsWith('/products.php') && url.searchParams.get('page') === '2';
  await page.route(isNext, (route) => route.abort());
  await page.getByRole('button', { name: 'Φόρτωση περισσότερων' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Τα προϊόντα δεν φορτώθηκαν' });
  await expect(failed).toBeVisible();
  await expect(products(page)).toHaveCount(12);
  await page.unroute(isNext);
  await failed.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click();
  await expect(products(page)).toHaveCount(24);
});

test('the list can be switched to rows, which is stored in the address, and back to a grid', async ({ page }) => {
  await open(page, '/shop');
  const areInOneRow = async () => {
    const [first, second] = [await products(page).nth(0).boundingBox(), await products(page).nth(1).boundingBox()];
    return first?.y === second?.y;
  };
  expect(await areInOneRow()).toBe(true);
  await page.getByRole('button', { name: 'Προβολή σε λίστα' }).click();
  await expect(page).toHaveURL('/shop?view=list');
  await expect(products(page).first()).toContainText('Μάσκα βουνού');
  expect(await areInOneRow()).toBe(false);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Προβολή σε λίστα' })).toHaveAttribute('aria-pressed', 'true');
  expect(await areInOneRow()).toBe(false);
  await page.getByRole('button', { name: 'Προβολή σε πλέγμα' }).click();
  await expect(page).toHaveURL('/shop');
  await expect.poll(areInOneRow).toBe(true);
});

test('empty results show a message for search, category or brand', async ({ page }) => {
  await open(page, '/shop');
  await page.getByRole('main').getByRole('searchbox').fill('ναυτικά κιάλια');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Δεν βρέθηκαν προϊόντα' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Ταξινόμηση' })).toHaveValue('relevance');
  await open(page, '/shop?category=nothing-here');
  const category = 'Δεν υπάρχουν διαθέσιμα προϊόντα σε αυτή την κατηγορία.';
  await expect(page.getByRole('heading', { name: category })).toBeVisible();
  await open(page, '/shop?brand=nobody');
  const brand = 'Δεν υπάρχουν διαθέσιμα προϊόντα από αυτή τη μάρκα.';
  await expect(page.getByRole('heading', { name: brand })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('filters open in a sheet that traps the focus, shows the number of results and returns the focus', async ({
    page,
  }) => {
    await open(page, '/shop');
    const opener = page.getByRole('button', { name: 'Φίλτρα' });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Φίλτρα' });
    await sheet.getByRole('heading', { name: 'Σχήμα' }).click();
    await sheet.getByRole('checkbox', { name: 'Πάντο' }).click();
    await expect(page).toHaveURL('/shop?shape=panto');
    await sheet.getByRole('button', { name: 'Προβολή: 5 προϊόντα' }).focus();
    await page.keyboard.press('Tab');
    await expect(sheet.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Φίλτρα (1)' })).toBeFocused();
    await expect(products(page)).toHaveCount(5);

    await open(page, '/shop?shape=round&page=1-2');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await open(page, '/shop');
    await page.getByRole('button', { name: 'Φόρτωση περισσότερων' }).click();
    await expect(products(page)).toHaveCount(24);
  });
});
