import type { Page } from '@playwright/test';
import { type Running, serveRemote, startOverridableGateway } from '../fixtures/local-remote.ts';
import { expect, test } from '../fixtures/test.ts';

const TITLE = 'Τμήματα υπό ανάπτυξη';

let gateway: Running;
let remote: Awaited<ReturnType<typeof serveRemote>>;

test.beforeEach(async ({ baseURL }) => {
  gateway = await startOverridableGateway(baseURL ?? '');
  remote = await serveRemote('mfe-blog');
});

test.afterEach(async ({ page }) => {
  // A page that is still loading would report failed requests.
  await page.close();
  await gateway.close();
  await remote.close();
});

test('an override loads a developer’s build of the blog in this browser, shows a badge and can be reset', async ({
  page,
}) => {
  await override(page, { 'mfe-blog': remote.url });
  await page.goto(`${gateway.url}/blog`);
  const badge = page.getByRole('complementary', { name: TITLE });
  await expect(badge).toContainText(`mfe-blog ← ${remote.url}`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await listSources(page, 'mfe-blog'), 'origins of the blog').toEqual([remote.url]);

  await page.goto(`${gateway.url}/en/blog`);
  const reset = page
    .getByRole('complementary', { name: 'Parts under development' })
    .getByRole('button', { name: 'Reset' });
  await reset.focus();
  await page.keyboard.press('Enter');
  await expect(reset).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await listSources(page, 'mfe-blog')).toEqual([gateway.url]);
});

test('an unavailable override shows an error and can be reset', async ({ page, browserErrors }) => {
  browserErrors.expect(/ERR_CONNECTION_REFUSED/);
  await remote.close();
  await override(page, { 'mfe-blog': remote.url });
  await page.goto(`${gateway.url}/blog`);
  await expect(page.getByRole('alert')).toContainText('Αυτό το τμήμα δεν είναι διαθέσιμο τώρα');
  await page.getByRole('complementary', { name: TITLE }).getByRole('button', { name: 'Επαναφορά' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a site without overrides sends no requests to the visitor’s machine', async ({ page }) => {
  await override(page, { 'mfe-blog': remote.url });
  await page.goto('/blog');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: TITLE })).toHaveCount(0);
  expect(remote.requestedPaths).toEqual([]);
});

/** Stores an override once, so that a reset is not undone by the next page. */
async function override(page: Page, origins: Record<string, string>): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('typed')) return;
    sessionStorage.setItem('typed', 'yes');
    localStorage.setItem('fakos-override', text);
  }, JSON.stringify(origins));
}

/** Origins from which the page loaded scripts of a remote. */
async function listSources(page: Page, remoteName: string): Promise<string[]> {
  return page.evaluate(
    ({ name, own }) => {
      const urls = [...document.scripts].map(({ src }) => src).filter(Boolean);
      const remoteUrls = urls.filter((url) => url.includes(`/${name}/`) || !url.startsWith(own));
      return [...new Set(remoteUrls.map((url) => new URL(url).origin))];
    },
    { name: remoteName, own: gateway.url },
  );
}
