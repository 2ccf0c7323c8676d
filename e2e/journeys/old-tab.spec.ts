import { FAILURES_PATH } from '@fakos/contracts/remote/failures';
import type { Page } from '@playwright/test';
import { ModifiedReleases } from '../fixtures/modified-release.ts';
import { listPublicRoutes } from '../fixtures/public-routes.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'old-tab' });

const REMOTES = ['mfe-shop', 'mfe-blog', 'mfe-page-builder'];
const DEPLOYS = 3;

const releases = new ModifiedReleases();
test.afterAll(() => releases.restoreAll());

test('a tab opened three releases ago can still open every public page', async ({ page }) => {
  const files: string[] = [];
  const reports: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(remotes|assets)/.test(pathname)) files.push(pathname);
    if (pathname === FAILURES_PATH) reports.push(request.postData() ?? '');
  });
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let deploy = 0; deploy < DEPLOYS; deploy += 1) {
    for (const remote of REMOTES) await releases.publish(remote);
  }
  for (const route of listPublicRoutes()) {
    await navigateInPage(page, route);
    await expect(page.getByRole('heading', { level: 1 }).first(), route).toBeVisible();
    await expect(page.getByRole('alert'), route).toHaveCount(0);
  }
  expect(files.filter((file) => file.includes('/modified-'))).toEqual([]);
  expect(reports).toEqual([]);
});

/** Navigates on the client as the browser's history buttons do, without loading a document. */
async function navigateInPage(page: Page, address: string): Promise<void> {
  await page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
