import type { Page } from '@playwright/test';
import {
  listCachedAddresses,
  OFFLINE_ERRORS,
  openWithPausedClock,
  readCachedText,
  waitUntilCached,
} from '../fixtures/service-worker.ts';
import { expect, test } from '../fixtures/test.ts';

const PRODUCT = { path: '/shop/kymatos-koryfi-ivory', name: 'Kymatos Koryfi Ivory' };
const CHECK_FAILED = 'Δεν μπορέσαμε να ελέγξουμε το καλάθι σας';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ browserErrors }) => {
  browserErrors.expect(OFFLINE_ERRORS);
});

const offlineTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Είστε εκτός σύνδεσης' });
const main = (page: Page) => page.getByRole('main');

test('visited pages open offline; other pages show the offline page and load when the network returns', async ({
  page,
  context,
}) => {
  await page.goto('/shop');
  await waitUntilCached(page, '/shop');
  const card = main(page).getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();
  const product = new URL(page.url()).pathname;
  // The last part of the page that loads by itself.
  await expect(main(page).getByRole('link', { name: /Facebook/ })).toBeVisible();
  await waitUntilCached(page, product);

  await context.setOffline(true);
  await page.goto(product);
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto('/shop');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expectImage(page);
  // The page works: its scripts were cached together with it.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Καλάθι/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Το καλάθι σας' })).toContainText('Το καλάθι σας είναι άδειο');

  await page.goto('/blog');
  await expect(offlineTitle(page)).toBeVisible();
  await expect(page).toHaveURL('/offline?from=%2Fblog');
  const visited = page.getByRole('region', { name: 'Ό,τι έχετε δει' });
  await visited.getByRole('link', { name }).click();
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goto('/blog');
  await expect(offlineTitle(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/blog');
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

test('the offline page of an English address is in English', async ({ page, context }) => {
  await page.goto('/en/shop');
  await waitUntilCached(page, '/en/shop');
  await context.setOffline(true);
  await page.goto('/en/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: 'Products' }).first().click();
  await expect(page).toHaveURL('/en/shop');
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

test('cart and wishlist open offline and keep their changes', async ({ page, context }) => {
  await page.goto(PRODUCT.path);
  await waitUntilCached(page, PRODUCT.path);
  await main(page).getByRole('button', { name: 'Προσθήκη στο καλάθι' }).first().click();
  await main(page)
    .getByRole('button', { name: /^Αγαπημένο/ })
    .first()
    .click();

  await context.setOffline(true);
  await page.goto('/cart');
  await expect(page).toHaveURL('/cart');
  const lines = main(page).getByRole('list', { name: 'Προϊόντα στο καλάθι' });
  await expect(lines.getByRole('listitem')).toHaveCount(1);
  await expect(main(page).getByText(CHECK_FAILED)).toBeVisible();
  await lines.getByRole('button', { name: /^Αύξηση/ }).click();
  await page.goto('/wishlist');
  await expect(page).toHaveURL('/wishlist');
  await expect(main(page).getByRole('article')).toHaveCount(1);

  await context.setOffline(false);
  await page.goto('/cart');
  await expect(lines.getByRole('spinbutton', { name: /^Ποσότητα/ })).toHaveValue('2');
  await expect(main(page).getByRole('region', { name: 'Σύνοψη' })).toBeVisible();
});

test('a file that was changed in the cache does not run and is fetched again', async ({ page }) => {
  await page.goto('/shop');
  await waitUntilCached(page, '/shop');
  const corrupted = await page.evaluate(async () => {
    const inHead = [...document.querySelectorAll<HTMLScriptElement>('head script[src]')].map(({ src }) => src);
    const links = [...document.querySelectorAll<HTMLLinkElement>('head link[href]')].map(({ href }) => href);
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (!url.endsWith('.js') || [...inHead, ...links].includes(url)) continue;
        const headers = { 'Content-Type': 'text/javascript', 'Cache-Control': 'public, immutable' };
        await cache.put(url, new Response('globalThis.corrupted = 1', { headers }));
        count += 1;
      }
    }
    return count;
  });
  expect(corrupted).toBeGreaterThan(5);
  await page.reload();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Καλάθι/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Το καλάθι σας' })).toBeVisible();
  expect(await page.evaluate(() => 'corrupted' in globalThis)).toBe(false);
});

test('no personal data is cached, and signing out clears the visited pages', async ({
  page,
  context,
  signInAsOwner,
}) => {
  const { token, user } = await signInAsOwner();
  await page.goto('/shop');
  await waitUntilCached(page, '/shop');
  for (const path of ['/', '/profile', '/cart', '/wishlist', '/admin/orders', PRODUCT.path]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await waitUntilCached(page, '/', PRODUCT.path);
  const text = await readCachedText(page);
  expect([user.email, token].filter((secret) => text.includes(secret))).toEqual([]);
  const pages = (await listCachedAddresses(page)).filter(
    (address) => !/^\/(assets|remotes|backend|icons)\//.test(address),
  );
  for (const path of ['/profile', '/orders', '/cart', '/wishlist', '/admin', '/composition']) {
    expect(pages.filter((address) => address.startsWith(path))).toEqual([]);
  }
  const requests = (await listCachedAddresses(page)).filter(
    (address) => address.includes('.php') && !address.includes('image'),
  );
  expect(requests.filter((address) => /login|profile|orders|cart|wishlist|users|admin/.test(address))).toEqual([]);

  await page.getByRole('button', { name: 'Λογαριασμός: Admin' }).click();
  await page.getByRole('menuitem', { name: 'Αποσύνδεση' }).click();
  // The page after signing out may be cached again, so only the visited pages are checked.
  await expect
    .poll(async () => (await listCachedAddresses(page)).filter((address) => address.startsWith('/shop')))
    .toEqual([]);
  await context.setOffline(true);
  await page.goto('/shop');
  await expect(offlineTitle(page)).toBeVisible();
});

test('the back office registers no service worker', async ({ page }) => {
  await page.goto('/admin/login');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('losing and regaining the network shows a notice for three seconds', async ({ page, context }) => {
  await openWithPausedClock(page, '/terms');
  const notices = page.getByRole('region', { name: 'Ειδοποιήσεις' });
  for (const [offline, message] of [
    [true, 'Η εφαρμογή λειτουργεί σε offline λειτουργία'],
    [false, 'Η σύνδεση με το διαδίκτυο αποκαταστάθηκε'],
  ] as const) {
    await context.setOffline(offline);
    const toast = notices.getByText(message, { exact: true });
    await expect(toast).toBeVisible();
    expect(await toast.evaluate((element) => element.closest('[aria-live]')?.getAttribute('aria-live'))).toBe('polite');
    await page.clock.runFor(2_900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast).toHaveCount(0);
  }
});

async function expectImage(page: Page): Promise<void> {
  const image = main(page).getByRole('article').first().locator('img').first();
  await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}
