import type { Page } from '@playwright/test';
import { startGatewayWith } from '../fixtures/local-remote.ts';
import { publishNewShell, publishOriginalShell } from '../fixtures/modified-shell.ts';
import { waitUntilCached } from '../fixtures/service-worker.ts';
import { openSwitchedSite } from '../fixtures/switched-site.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'pwa-updates' });

const MESSAGE = 'Υπάρχει νέα έκδοση του καταστήματος.';

test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByRole('region', { name: 'Ειδοποιήσεις' }).getByText(MESSAGE);

test('a new service worker waits for the visitor’s Refresh, which reloads the page once and no other tab', async ({
  page,
  context,
}) => {
  await page.goto('/shop');
  await waitUntilCached(page, '/shop');
  const otherTab = await context.newPage();
  await otherTab.goto('/terms');
  await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible();
  await otherTab.waitForLoadState('networkidle');

  await publishNewShell();
  try {
    const getWorker = async () => (await page.request.get('/sw.js')).text();
    await expect.poll(getWorker, 'the gateway has noticed the release').toContain('again-');
    // The browser does this at the next visit, and the page when it detects the new version.
    await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
    await expect(notice(page)).toBeVisible();
    await expect(notice(otherTab)).toBeVisible();
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(1);

    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    otherTab.on('load', () => {
      throw new Error(`The other tab was reloaded at ${otherTab.url()}.`);
    });
    await page.getByRole('region', { name: 'Ειδοποιήσεις' }).getByRole('button', { name: 'Ανανέωση' }).click();
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await page.content()).toContain('/assets/again-');
    await page.waitForLoadState('networkidle');
    expect(await readWorkerState(page)).toEqual({ waiting: false, cachedVersions: 1 });
    await expect(notice(page)).toHaveCount(0);
    expect(loads).toBe(1);
    await otherTab.getByRole('contentinfo').getByRole('link', { name: 'Πολιτική απορρήτου' }).click();
    await expect(otherTab).toHaveURL('/privacy');
  } finally {
    await publishOriginalShell();
  }
});

test('a site that turns its service worker off removes it and its caches from open browsers', async ({
  page,
  baseURL,
}) => {
  const gateway = await startGatewayWith(baseURL ?? '', { SERVICE_WORKER: 'off' });
  const site = await openSwitchedSite(baseURL ?? '');
  try {
    await page.goto(`${site.url}/shop`);
    await waitUntilCached(page, '/shop');
    site.switchTo(gateway.url);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto(`${site.url}/terms`);
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      )
      .toEqual([0, 0]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads).toBe(1);
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  } finally {
    // A page that is still loading would report failed requests.
    await page.close();
    await site.close();
    await gateway.close();
  }
});

/** Whether a service worker is waiting, and for how many versions the offline page is cached. */
function readWorkerState(page: Page): Promise<{ waiting: boolean; cachedVersions: number }> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const names = await caches.keys();
    return {
      waiting: registration?.waiting != null,
      cachedVersions: names.filter((name) => name.startsWith('fakos-offline-')).length,
    };
  });
}
