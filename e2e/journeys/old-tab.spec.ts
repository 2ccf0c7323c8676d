import { FAILURES_PATH } from '@fakos/shared-kit/remote/failures';
import type { Page } from '@playwright/test';
import { DoctoredReleases } from '../fixtures/doctored-release.ts';
import { publicRoutes } from '../fixtures/public-routes.ts';
import { expect, test } from '../fixtures/test.ts';

const REMOTES = ['mfe-shop', 'mfe-blog', 'mfe-page-builder'];
const DEPLOYS = 3;

const releases = new DoctoredReleases();
test.afterAll(() => releases.takeAllBack());

test('a tab that was opened three releases ago still opens every page of the shop, blog and pages', async ({
  page,
}) => {
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
  for (const route of publicRoutes()) {
    await goInPage(page, route);
    await expect(page.getByRole('heading', { level: 1 }).first(), route).toBeVisible();
    await expect(page.getByRole('alert'), route).toHaveCount(0);
  }
  expect(files.filter((file) => file.includes('/doctored-'))).toEqual([]);
  expect(reports).toEqual([]);
});

/** Goes to an address as the browser's own buttons do, without loading the page anew. */
async function goInPage(page: Page, address: string): Promise<void> {
  await page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
