import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BOOT_ELEMENT_ID, type BootData, type RemoteManifest } from '@fakos/shared-kit/remote/manifest';
import type { Page } from '@playwright/test';
import { DoctoredReleases, type Edit } from '../fixtures/doctored-release.ts';
import { dataFolder } from '../fixtures/installation.ts';
import { expect, test } from '../fixtures/test.ts';

const REMOTE = 'mfe-blog';
const ADDRESS = '/blog';
/** How long a release may take until every page knows of it, and until a thread that was stuck is replaced. */
const SETTLED = { timeout: 20_000 };

const releases = new DoctoredReleases();
test.afterEach(() => releases.takeAllBack());

const inArtifact =
  (edit: (code: string) => string): Edit =>
  (file, text) =>
    file === 'server/index.js' ? edit(text) : text;

const fileOf = ({ id, version }: RemoteManifest, file: string) => path.join(dataFolder, 'releases', id, version, file);

/** What is done to a release that is already live, or on its way there. */
const faults: readonly {
  name: string;
  edit?: Edit;
  break?: (live: RemoteManifest) => Promise<void>;
}[] = [
  { name: 'its server code throws', edit: inArtifact((code) => `throw new Error('doctored');\n${code}`) },
  {
    name: 'one byte of its server code is another',
    break: async (live) => {
      const file = fileOf(live, 'server/index.js');
      await writeFile(file, `${await readFile(file, 'utf8')}\n`);
    },
  },
  { name: 'its server code is gone', break: (live) => rm(fileOf(live, 'server/index.js')) },
  { name: 'its manifest is gone', break: (live) => rm(fileOf(live, 'manifest.json')) },
  {
    name: 'one byte of its manifest is another',
    break: async (live) => {
      const file = fileOf(live, 'manifest.json');
      await writeFile(file, `${await readFile(file, 'utf8')} `);
    },
  },
  {
    name: 'its page never ends rendering on the server',
    edit: inArtifact((code) => code.replace(/function PostListPage\(\) \{/, '$& for (;;) {}')),
  },
];

for (const fault of faults) {
  test(`when ${fault.name}, the release before is served, rendered, and nobody notices`, async ({ page }) => {
    const before = (await bootOf(page)).version;
    const live = await releases.publish(REMOTE, fault.edit);
    await fault.break?.(live);
    await expect.poll(() => bootOf(page), SETTLED).toEqual({ version: before, rendered: true });
    await page.goto(ADDRESS);
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await releases.takeAllBack();
    await expect.poll(() => bootOf(page), SETTLED).toEqual({ version: before, rendered: true });
  });
}

/** The remote's version that a page is made of, and who rendered it. A query of its own, so that no kept page answers. */
async function bootOf(page: Page): Promise<{ version: string; rendered: boolean }> {
  const answer = await page.request.get(`${ADDRESS}?asked=${crypto.randomUUID()}`);
  const html = await answer.text();
  const json = new RegExp(`id="${BOOT_ELEMENT_ID}">(.*?)</script>`, 's').exec(html)?.[1] ?? '{}';
  const { remotes, rendered } = JSON.parse(json) as BootData;
  return { version: remotes.find(({ id }) => id === REMOTE)?.version ?? '', rendered };
}
