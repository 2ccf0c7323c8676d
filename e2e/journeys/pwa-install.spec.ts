import type { Page } from '@playwright/test';
import { openWithPausedClock } from '../fixtures/service-worker.ts';
import { expect, test } from '../fixtures/test.ts';

const BANNER_DELAY_MS = 3_000;
const STORAGE_KEY = 'pwa-install-dismissed';

test.use({ viewport: { width: 320, height: 640 }, serviceWorkers: 'allow' });

const banner = (page: Page) => page.getByRole('complementary', { name: 'Εγκατάσταση εφαρμογής' });

for (const [choice, button, prompts] of [
  ['installs', 'Εγκατάσταση', 1],
  ['declines', 'Όχι τώρα', 0],
] as const) {
  test(`the banner appears three seconds after the browser's install prompt and never again when the visitor ${choice}`, async ({
    page,
  }) => {
    await openAndOffer(page);
    await page.clock.runFor(BANNER_DELAY_MS - 100);
    await expect(banner(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(banner(page)).toBeVisible();
    await expectInsideScreen(page);

    await banner(page).getByRole('button', { name: button }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => (globalThis as { prompts?: number }).prompts)).toBe(prompts);
    expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).not.toBeNull();

    await openAndOffer(page);
    await page.clock.runFor(2 * BANNER_DELAY_MS);
    await expect(banner(page)).toHaveCount(0);
  });
}

test('installing the site another way removes the banner', async ({ page }) => {
  await openAndOffer(page);
  await page.clock.runFor(BANNER_DELAY_MS + 100);
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).not.toBeNull();
});

test('each language links its manifest, whose icons and shortcuts exist', async ({ page, request }) => {
  for (const [address, path] of [
    ['/shop', '/manifest.webmanifest'],
    ['/en/shop', '/en/manifest.webmanifest'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', path);
    const manifest = (await (await request.get(path)).json()) as {
      icons: { src: string }[];
      shortcuts: { url: string }[];
      start_url: string;
    };
    for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
    for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) {
      expect((await request.get(url)).status(), url).toBe(200);
    }
  }
  await page.goto('/admin/login');
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
});

/** Opens a page with a paused clock and fires the install prompt event, as Chromium does. */
async function openAndOffer(page: Page): Promise<void> {
  await openWithPausedClock(page, '/terms');
  await page.evaluate(() => {
    const counter = Object.assign(globalThis, { prompts: 0 });
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        counter.prompts += 1;
      },
    });
    window.dispatchEvent(offer);
  });
}

async function expectInsideScreen(page: Page): Promise<void> {
  const box = await banner(page).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}
