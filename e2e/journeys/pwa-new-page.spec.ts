import { publishNewShell, publishOriginalShell } from '../fixtures/modified-shell.ts';
import { waitUntilCached } from '../fixtures/service-worker.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'pwa-new-page' });

const MESSAGE = 'Υπάρχει νέα έκδοση του καταστήματος.';

test.use({ serviceWorkers: 'allow' });

test('a page of the new version activates its service worker without a notice', async ({ page }) => {
  await page.goto('/shop');
  await waitUntilCached(page, '/shop');
  await publishNewShell();
  try {
    const getWorker = async () => (await page.request.get('/sw.js')).text();
    await expect.poll(getWorker, 'the gateway has noticed the release').toContain('again-');
    await page.goto('/terms');
    expect(await page.content()).toContain('/assets/again-');
    const readWorkerState = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const versions = (await caches.keys()).filter((name) => name.startsWith('fakos-offline-'));
        return { waits: Boolean(registration?.waiting ?? registration?.installing), cachedVersions: versions.length };
      });
    await page.waitForLoadState('networkidle');
    await expect.poll(readWorkerState).toEqual({ waits: false, cachedVersions: 1 });
    await expect(page.getByText(MESSAGE)).toHaveCount(0);
  } finally {
    await publishOriginalShell();
  }
});
