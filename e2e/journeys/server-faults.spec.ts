import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BOOT_ELEMENT_ID } from '@fakos/contracts/remote/element-ids';
import type { BootData, RemoteManifest } from '@fakos/contracts/remote/manifest';
import type { Page } from '@playwright/test';
import { dataFolder } from '../fixtures/installation.ts';
import { type Edit, ModifiedReleases } from '../fixtures/modified-release.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'server-faults' });

const REMOTE = 'mfe-blog';
const ADDRESS = '/blog';

const releases = new ModifiedReleases();
test.afterEach(() => releases.restoreAll());

const editServerCode =
  (edit: (code: string) => string): Edit =>
  (file, text) =>
    file === 'server/index.js' ? edit(text) : text;

const getFile = ({ id, version }: RemoteManifest, file: string) => path.join(dataFolder, 'releases', id, version, file);

/** Ways to break a release before (`edit`) or after (`break`) it is published. */
const failures: readonly {
  name: string;
  edit?: Edit;
  break?: (live: RemoteManifest) => Promise<void>;
}[] = [
  { name: 'its server code throws', edit: editServerCode((code) => `throw new Error('modified');\n${code}`) },
  {
    name: 'one byte of its server code is wrong',
    break: async (live) => {
      const file = getFile(live, 'server/index.js');
      await writeFile(file, `${await readFile(file, 'utf8')}\n`);
    },
  },
  { name: 'its server code is missing', break: (live) => rm(getFile(live, 'server/index.js')) },
  { name: 'its manifest is missing', break: (live) => rm(getFile(live, 'manifest.json')) },
  {
    name: 'one byte of its manifest is wrong',
    break: async (live) => {
      const file = getFile(live, 'manifest.json');
      await writeFile(file, `${await readFile(file, 'utf8')} `);
    },
  },
  {
    name: 'its page never finishes rendering on the server',
    edit: editServerCode((code) => code.replace(/function PostListPage\(\) \{/, '$& for (;;) {}')),
  },
];

for (const failure of failures) {
  test(`when ${failure.name}, the previous release is served and rendered`, async ({ page }) => {
    const before = (await getBootData(page)).version;
    const live = await releases.publish(REMOTE, failure.edit);
    await failure.break?.(live);
    await expect.poll(() => getBootData(page)).toEqual({ version: before, rendered: true });
    await page.goto(ADDRESS);
    await expect(page.getByRole('heading', { level: 1, name: 'Άρθρα' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await releases.restoreAll();
    await expect.poll(() => getBootData(page)).toEqual({ version: before, rendered: true });
  });
}

/** The remote's version in a page, and whether the server rendered it. A unique query avoids cached pages. */
async function getBootData(page: Page): Promise<{ version: string; rendered: boolean }> {
  const response = await page.request.get(`${ADDRESS}?asked=${crypto.randomUUID()}`);
  const html = await response.text();
  const json = new RegExp(`id="${BOOT_ELEMENT_ID}">(.*?)</script>`, 's').exec(html)?.[1] ?? '{}';
  const { remotes, rendered } = JSON.parse(json) as BootData;
  return { version: remotes.find(({ id }) => id === REMOTE)?.version ?? '', rendered };
}
