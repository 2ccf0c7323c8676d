import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseFolder } from '@fakos/api-gateway';
import { dataFolder } from '../fixtures/installation.ts';
import { expect, test } from '../fixtures/test.ts';

const REMOTE = 'mfe-blog';
const AUTHOR = { by: 'journeys', why: 'a tab is open' };
const MESSAGE = 'Υπάρχει νέα έκδοση του καταστήματος.';

const folder = new ReleaseFolder(path.join(dataFolder, 'releases'));
let isPublished = false;

test.afterEach(async () => {
  if (isPublished) await folder.rollback(REMOTE, AUTHOR);
  isPublished = false;
});

test('an open page offers a new version, keeps working without it and loads it on request', async ({
  page,
  context,
  browserErrors,
}) => {
  // Files that were being prefetched when the connection was cut are loaded again when they are needed.
  browserErrors.expect(/^net::ERR_INTERNET_DISCONNECTED /);
  await page.goto('/shop?brand=thalassa');
  await page.waitForLoadState('networkidle');
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('Αίγινα');
  await publishNewVersion();
  const notices = page.getByRole('region', { name: 'Ειδοποιήσεις' });
  await expect(notices).not.toContainText(MESSAGE);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Καλάθι/ })
    .click();
  const cart = page.getByRole('dialog', { name: 'Το καλάθι σας' });
  await expect(cart).toBeVisible();
  await context.setOffline(true);
  await context.setOffline(false);
  const notice = page.getByText(MESSAGE);
  await expect(notice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();

  // The open page keeps its version and its state.
  await expect(search).toHaveValue('Αίγινα');
  const navigation = page.getByRole('navigation', { name: 'Κύρια πλοήγηση' });
  await navigation.getByRole('link', { name: 'Άρθρα' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(notice).toBeVisible();

  await notices.getByRole('button', { name: 'Ανανέωση' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await page.content()).toContain(`/remotes/${REMOTE}/again-`);
});

/** Publishes the blog build under a new version, as a later release would. */
async function publishNewVersion(): Promise<void> {
  const build = await mkdtemp(path.join(tmpdir(), 'fakos-release-'));
  await cp(path.resolve(import.meta.dirname, `../../${REMOTE}/dist/release`), build, { recursive: true });
  const file = path.join(build, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { version: string };
  await writeFile(file, JSON.stringify({ ...manifest, version: `again-${Date.now()}` }));
  await folder.publish(build, AUTHOR);
  isPublished = true;
  await rm(build, { recursive: true });
}
