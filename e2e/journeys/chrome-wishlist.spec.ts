import type { Page } from '@playwright/test';
import { owner } from '../fixtures/installation.ts';
import { getProduct } from '../fixtures/orders.ts';
import { read } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

// Requests of a service worker would bypass the routes of these tests.
test.use({ serviceWorkers: 'block' });

const BROWSER_PRODUCT = 'thalassa-sounio-black';
const SERVER_PRODUCT = 'morrow-pine-harbour-navy';

const count = (page: Page, n: number) =>
  page
    .getByRole('complementary', { name: 'Συντομεύσεις' })
    .getByRole('link', { name: `Αγαπημένα, ${n} ${n === 1 ? 'στοιχείο' : 'στοιχεία'}` });

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').fill(owner.email);
  await main.getByLabel('Κωδικός πρόσβασης', { exact: true }).fill(owner.password);
  await main.getByRole('button', { name: 'Σύνδεση' }).click();
  await expect(page.getByRole('button', { name: 'Λογαριασμός: Admin' })).toBeVisible();
}

/** Ids of the products in the owner's wishlist on the server. */
async function readServerWishlist(page: Page): Promise<number[]> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const response = await page.request.get('/api/wishlist.php', { headers: { Authorization: `Bearer ${token}` } });
  const { data } = await read<{ data: { products: { id: number }[] } }>(response);
  return data.products.map(({ id }) => id).sort((one, another) => one - another);
}

const wish = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Στα αγαπημένα|^Αγαπημένο|Αγαπημένα/ })
    .first();

test('signing in merges the wishlists of browser and server, and changes reach the server', async ({
  page,
  browserErrors,
  signInAsOwner,
}) => {
  const [browserProduct, serverProduct] = [
    await getProduct(page.request, BROWSER_PRODUCT),
    await getProduct(page.request, SERVER_PRODUCT),
  ];
  const { token } = await signInAsOwner();
  const headers = { Authorization: `Bearer ${token}` };
  await read(await page.request.delete('/api/wishlist.php?action=clear', { headers, data: {} }));
  await read(
    await page.request.post('/api/wishlist.php', { headers, data: { type: 'product', id: serverProduct.id } }),
  );
  // A page of the shop would load the list from the server again, so a plain text page clears the storage.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();

  await page.goto(`/shop/${BROWSER_PRODUCT}`);
  await wish(page).click();
  await expect(count(page, 1)).toBeVisible();
  await signIn(page);
  await expect(count(page, 2)).toBeVisible();
  expect(await readServerWishlist(page)).toEqual(
    [browserProduct.id, serverProduct.id].sort((one, another) => one - another),
  );

  // A failed removal shows no error and is sent with the next change.
  browserErrors.expect(/wishlist\.php/);
  await page.route('**/wishlist.php*', (route) => route.abort());
  await page.goto(`/shop/${BROWSER_PRODUCT}`);
  await expect(wish(page)).toHaveAttribute('aria-pressed', 'true');
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'DELETE');
  await wish(page).click();
  await failed;
  await expect(count(page, 1)).toBeVisible();
  await page.unroute('**/wishlist.php*');
  await page.goto(`/shop/${SERVER_PRODUCT}`);
  await wish(page).click();
  await expect.poll(() => readServerWishlist(page)).toEqual([]);

  await wish(page).click();
  await expect.poll(() => readServerWishlist(page)).toEqual([serverProduct.id]);
  await page.getByRole('button', { name: 'Λογαριασμός: Admin' }).click();
  await page.getByRole('menuitem', { name: 'Αποσύνδεση' }).click();
  await expect(page).toHaveURL('/');
  await expect(count(page, 1)).toBeVisible();
});
