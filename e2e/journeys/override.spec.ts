import type { Page } from '@playwright/test';
import { type Running, serveRemote, startOverridableGateway } from '../fixtures/own-remote.ts';
import { expect, test } from '../fixtures/test.ts';

const TITLE = 'Τμήματα υπό ανάπτυξη';

let gateway: Running;
let remote: Awaited<ReturnType<typeof serveRemote>>;

test.beforeEach(async ({ baseURL }) => {
  gateway = await startOverridableGateway(baseURL ?? '');
  remote = await serveRemote('mfe-blog');
});

test.afterEach(async () => {
  await gateway.close();
  await remote.close();
});

test('a developer’s own build of the blog takes its place in this browser, says so, and goes on request', async ({
  page,
}) => {
  await override(page, { 'mfe-blog': remote.url });
  await page.goto(`${gateway.url}/blog`);
  const badge = page.getByRole('complementary', { name: TITLE });
  await expect(badge).toContainText(`mfe-blog ← ${remote.url}`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await sourcesOf(page, 'mfe-blog'), 'where the blog comes from').toEqual([remote.url]);

  await page.goto(`${gateway.url}/en/blog`);
  const reset = page
    .getByRole('complementary', { name: 'Parts under development' })
    .getByRole('button', { name: 'Reset' });
  await reset.focus();
  await page.keyboard.press('Enter');
  await expect(reset).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await sourcesOf(page, 'mfe-blog')).toEqual([gateway.url]);
});

test('a build that is not there fails in its place, with the way back in sight', async ({ page, faults }) => {
  faults.expect(/ERR_CONNECTION_REFUSED/);
  await remote.close();
  await override(page, { 'mfe-blog': remote.url });
  await page.goto(`${gateway.url}/blog`);
  await expect(page.getByRole('alert')).toContainText('Αυτό το τμήμα δεν είναι διαθέσιμο τώρα');
  await page.getByRole('complementary', { name: TITLE }).getByRole('button', { name: 'Επαναφορά' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a site that does not allow it asks nothing of the visitor’s machine', async ({ page }) => {
  await override(page, { 'mfe-blog': remote.url });
  await page.goto('/blog');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: TITLE })).toHaveCount(0);
  expect(remote.asked).toEqual([]);
});

/** What a developer types once; a reset is not undone by the next page. */
async function override(page: Page, origins: Record<string, string>): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('typed')) return;
    sessionStorage.setItem('typed', 'yes');
    localStorage.setItem('fakos-override', text);
  }, JSON.stringify(origins));
}

/** The origins from which the page took scripts of a remote that ran. */
async function sourcesOf(page: Page, remoteName: string): Promise<string[]> {
  return page.evaluate(
    ({ name, own }) => {
      const urls = [...document.scripts].map(({ src }) => src).filter(Boolean);
      const theirs = urls.filter((url) => url.includes(`/${name}/`) || !url.startsWith(own));
      return [...new Set(theirs.map((url) => new URL(url).origin))];
    },
    { name: remoteName, own: gateway.url },
  );
}
