import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { keptAddresses, keptText, openWithStillClock, untilKept, WITHOUT_NETWORK } from '../fixtures/worker.ts';

const SEEN = { path: '/shop/kymatos-koryfi-ivory', name: 'Kymatos Koryfi Ivory' };
const CHECK_FAILED = 'Δεν μπορέσαμε να ελέγξουμε το καλάθι σας';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ faults }) => {
  faults.expect(WITHOUT_NETWORK);
});

const offlineTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Είστε εκτός σύνδεσης' });
const main = (page: Page) => page.getByRole('main');

test('what was seen opens without a network, what was not is the offline page, which opens it as soon as it can', async ({
  page,
  context,
}) => {
  await page.goto('/shop');
  await untilKept(page, '/shop');
  await main(page).getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shop\/./);
  const product = new URL(page.url()).pathname;
  const name = (await main(page).getByRole('heading', { level: 1 }).textContent()) ?? '';
  await untilKept(page, product);

  await context.setOffline(true);
  await page.goto(product);
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto('/shop');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expectPicture(page);
  // The page is alive: its policy and its scripts came out of the same cache.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Καλάθι/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Το καλάθι σας' })).toContainText('Το καλάθι σας είναι άδειο');

  await page.goto('/blog');
  await expect(offlineTitle(page)).toBeVisible();
  await expect(page).toHaveURL('/offline?from=%2Fblog');
  const kept = page.getByRole('region', { name: 'Ό,τι έχετε δει' });
  await kept.getByRole('link', { name }).click();
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goto('/blog');
  await expect(offlineTitle(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/blog');
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

test('the offline page is in English where the address is', async ({ page, context }) => {
  await page.goto('/en/shop');
  await untilKept(page, '/en/shop');
  await context.setOffline(true);
  await page.goto('/en/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: 'Products' }).first().click();
  await expect(page).toHaveURL('/en/shop');
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

test('cart and wishlist open without a network, take changes, and keep everything', async ({ page, context }) => {
  await page.goto(SEEN.path);
  await untilKept(page, SEEN.path);
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

test('a file that was changed where it is kept does not run, and is fetched anew', async ({ page }) => {
  await page.goto('/shop');
  await untilKept(page, '/shop');
  const spoilt = await page.evaluate(async () => {
    const inHead = [...document.querySelectorAll<HTMLScriptElement>('head script[src]')].map(({ src }) => src);
    const links = [...document.querySelectorAll<HTMLLinkElement>('head link[href]')].map(({ href }) => href);
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (!url.endsWith('.js') || [...inHead, ...links].includes(url)) continue;
        const headers = { 'Content-Type': 'text/javascript', 'Cache-Control': 'public, immutable' };
        await cache.put(url, new Response('globalThis.spoilt = 1', { headers }));
        count += 1;
      }
    }
    return count;
  });
  expect(spoilt).toBeGreaterThan(5);
  await page.reload();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Καλάθι/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Το καλάθι σας' })).toBeVisible();
  expect(await page.evaluate(() => 'spoilt' in globalThis)).toBe(false);
});

test('nothing of a signed-in visitor is kept, and a logout forgets what was seen', async ({
  page,
  context,
  signInAsOwner,
}) => {
  const { token, user } = await signInAsOwner();
  await page.goto('/shop');
  await untilKept(page, '/shop');
  for (const path of ['/', '/profile', '/cart', '/wishlist', '/admin/orders', SEEN.path]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await untilKept(page, '/', SEEN.path);
  const text = await keptText(page);
  expect([user.email, token].filter((secret) => text.includes(secret))).toEqual([]);
  const pages = (await keptAddresses(page)).filter((address) => !/^\/(assets|remotes|backend|icons)\//.test(address));
  for (const path of ['/profile', '/orders', '/cart', '/wishlist', '/admin', '/composition']) {
    expect(pages.filter((address) => address.startsWith(path))).toEqual([]);
  }
  const calls = (await keptAddresses(page)).filter((address) => address.includes('.php') && !address.includes('image'));
  expect(calls.filter((address) => /login|profile|orders|cart|wishlist|users|admin/.test(address))).toEqual([]);

  await page.getByRole('button', { name: 'Λογαριασμός: Admin' }).click();
  await page.getByRole('menuitem', { name: 'Αποσύνδεση' }).click();
  // The page that a logout leads to is a visitor's own again.
  await expect
    .poll(async () => (await keptAddresses(page)).filter((address) => address.startsWith('/shop')))
    .toEqual([]);
  await context.setOffline(true);
  await page.goto('/shop');
  await expect(offlineTitle(page)).toBeVisible();
});

test('the back office never has a worker of its own', async ({ page }) => {
  await page.goto('/admin/login');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('the network’s going and coming is said for three seconds', async ({ page, context }) => {
  await openWithStillClock(page, '/terms');
  const notices = page.getByRole('region', { name: 'Ειδοποιήσεις' });
  for (const [offline, words] of [
    [true, 'Η εφαρμογή λειτουργεί σε offline λειτουργία'],
    [false, 'Η σύνδεση με το διαδίκτυο αποκαταστάθηκε'],
  ] as const) {
    await context.setOffline(offline);
    const toast = notices.getByText(words, { exact: true });
    await expect(toast).toBeVisible();
    expect(await toast.evaluate((element) => element.closest('[aria-live]')?.getAttribute('aria-live'))).toBe('polite');
    await page.clock.runFor(2_900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast).toHaveCount(0);
  }
});

async function expectPicture(page: Page): Promise<void> {
  const picture = main(page).getByRole('article').first().locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}
