import type { Page } from '@playwright/test';
import { owner } from '../fixtures/installation.ts';
import { productOf } from '../fixtures/orders.ts';
import { read } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

// What a service worker fetches passes by the network that these journeys bend.
test.use({ serviceWorkers: 'block' });

const HERE = 'thalassa-sounio-black';
const THERE = 'morrow-pine-harbour-navy';

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

/** Ids of the products that the server keeps for the owner. */
async function keptOnServer(page: Page): Promise<number[]> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const answer = await page.request.get('/api/wishlist.php', { headers: { Authorization: `Bearer ${token}` } });
  const { data } = await read<{ data: { products: { id: number }[] } }>(answer);
  return data.products.map(({ id }) => id).sort((one, another) => one - another);
}

const wish = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Στα αγαπημένα|^Αγαπημένο|Αγαπημένα/ })
    .first();

test('at login the lists of browser and server become one, and changes reach the server', async ({
  page,
  faults,
  signInAsOwner,
}) => {
  const [here, there] = [await productOf(page.request, HERE), await productOf(page.request, THERE)];
  const { token } = await signInAsOwner();
  const headers = { Authorization: `Bearer ${token}` };
  await read(await page.request.delete('/api/wishlist.php?action=clear', { headers, data: {} }));
  await read(await page.request.post('/api/wishlist.php', { headers, data: { type: 'product', id: there.id } }));
  // A page of the shop would take the list over from the server, at a moment of its own.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();

  await page.goto(`/shop/${HERE}`);
  await wish(page).click();
  await expect(count(page, 1)).toBeVisible();
  await signIn(page);
  await expect(count(page, 2)).toBeVisible();
  expect(await keptOnServer(page)).toEqual([here.id, there.id].sort((one, another) => one - another));

  // A removal that fails says nothing, and goes along with the next change.
  faults.expect(/wishlist\.php/);
  await page.route('**/wishlist.php*', (route) => route.abort());
  await page.goto(`/shop/${HERE}`);
  await expect(wish(page)).toHaveAttribute('aria-pressed', 'true');
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'DELETE');
  await wish(page).click();
  await failed;
  await expect(count(page, 1)).toBeVisible();
  await page.unroute('**/wishlist.php*');
  await page.goto(`/shop/${THERE}`);
  await wish(page).click();
  await expect.poll(() => keptOnServer(page)).toEqual([]);

  await wish(page).click();
  await expect.poll(() => keptOnServer(page)).toEqual([there.id]);
  await page.getByRole('button', { name: 'Λογαριασμός: Admin' }).click();
  await page.getByRole('menuitem', { name: 'Αποσύνδεση' }).click();
  await expect(page).toHaveURL('/');
  await expect(count(page, 1)).toBeVisible();
});
