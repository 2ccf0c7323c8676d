import type { Page } from '@playwright/test';
import { publishNewShell, publishOwnShell } from '../fixtures/doctored-shell.ts';
import { startGatewayWith } from '../fixtures/own-remote.ts';
import { openSwitchedSite } from '../fixtures/switched-site.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilKept } from '../fixtures/worker.ts';

const MESSAGE = 'Υπάρχει νέα έκδοση του καταστήματος.';

/** A worker may take five seconds to take over; then the page loads with all its pictures. */
const RELOADED = { timeout: 20_000 };

test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByRole('region', { name: 'Ειδοποιήσεις' }).getByText(MESSAGE);

test('a new worker waits until the visitor presses Refresh; the page loads once, and other tabs stay as they are', async ({
  page,
  context,
}) => {
  await page.goto('/shop');
  await untilKept(page, '/shop');
  const otherTab = await context.newPage();
  await otherTab.goto('/terms');
  await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible();
  await otherTab.waitForLoadState('networkidle');

  await publishNewShell();
  try {
    // What a browser does by itself at the next visit, and the page when it learns of the new version.
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
      throw new Error('The other tab was loaded anew.');
    });
    await page.getByRole('region', { name: 'Ειδοποιήσεις' }).getByRole('button', { name: 'Ανανέωση' }).click();
    await expect.poll(() => loads, RELOADED).toBe(1);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await page.content()).toContain('/assets/again-');
    await page.waitForLoadState('networkidle');
    expect(await workerStates(page)).toEqual({ waiting: false, kept: 1 });
    await expect(notice(page)).toHaveCount(0);
    expect(loads).toBe(1);
    await otherTab.getByRole('contentinfo').getByRole('link', { name: 'Πολιτική απορρήτου' }).click();
    await expect(otherTab).toHaveURL('/privacy');
  } finally {
    await publishOwnShell();
  }
});

test('a site that is to have no worker any more frees the browsers that have one, under the visitor’s hands', async ({
  page,
  baseURL,
}) => {
  const gateway = await startGatewayWith(baseURL ?? '', { SERVICE_WORKER: 'off' });
  const site = await openSwitchedSite(baseURL ?? '');
  try {
    await page.goto(`${site.url}/shop`);
    await untilKept(page, '/shop');
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
    await site.close();
    await gateway.close();
  }
});

/** Whether a version still waits, and of how many versions the offline page is kept. */
function workerStates(page: Page): Promise<{ waiting: boolean; kept: number }> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const names = await caches.keys();
    return {
      waiting: registration?.waiting != null,
      kept: names.filter((name) => name.startsWith('fakos-offline-')).length,
    };
  });
}
