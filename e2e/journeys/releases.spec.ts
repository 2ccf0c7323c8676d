import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { RegistryFile } from '@fakos/api-gateway/releases/registry-file';
import { ARCHIVE_TYPE, packRelease } from '@fakos/api-gateway/releases/release-archive';
import { FAILURES_PATH } from '@fakos/contracts/remote/failures';
import type { Page } from '@playwright/test';
import { CrashingTab } from '../fixtures/crashing-tab.ts';
import { dataFolder, releaseTokens } from '../fixtures/installation.ts';
import { BUCKET_COOKIE, getTitle, SOON, test } from '../fixtures/releasing.ts';
import { expect } from '../fixtures/test.ts';

test.use({ shop: 'releases' });

const TITLE = 'Άρθρα';
const NEW_TITLE = 'Περιοδικό';
const SHOP_TITLE = 'Προϊόντα';
const NEW_SHOP_TITLE = 'Η συλλογή μας';
const blogTexts = ['mfe-blog/locales/el.json', `"title": "${TITLE}"`, `"title": "${NEW_TITLE}"`] as const;
const shopTexts = ['mfe-shop/locales/el.json', `"title": "${SHOP_TITLE}"`, `"title": "${NEW_SHOP_TITLE}"`] as const;
const PAGE = 'mfe-blog/src/features/post-list/post-list-page.tsx';
/** How soon a list must show what pages report, for `expect.poll`; the command that lists takes seconds on a busy machine. */
const LISTED = { timeout: 60_000 };
/** Longer than the time after which a page that does not respond counts as frozen, in milliseconds. */
const FROZEN_AFTER_MS = 7_000;
const TIME = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;

test('another checkout builds the files of the live release, and other files cannot have its version', async ({
  operator,
  getServedTitle,
  registry,
}) => {
  const version = await getLiveBlog(registry);
  const release = ['mfe-blog', '--version', version, '--skip-checks', '--why', 'checks take long'];
  const token = releaseTokens['mfe-blog'];
  const before = await readReleaseState();
  const same = await operator.run('release', release, token);
  expect(same.text).toContain(`mfe-blog ${version} is live for all visitors already.`);

  await operator.edit(...blogTexts);
  const other = await operator.run('release', release, token);
  expect(other.code).toBe(1);
  expect(other.text).toContain(`${version} is released already with other files; choose another version`);
  expect(await readReleaseState()).toEqual(before);
  expect(await getServedTitle('/blog')).toBe(TITLE);
});

test('a release is served, rendered and hydrated, and disappears when it is rolled back', async ({
  operator,
  newVisitor,
  getServedTitle,
  registry,
}) => {
  const before = await getLiveBlog(registry);
  await operator.edit(...blogTexts);
  const version = await operator.release('mfe-blog', '--why', 'a Greek title');
  await expect.poll(() => getServedTitle('/blog'), SOON).toBe(NEW_TITLE);
  await expectBlog(await newVisitor(), NEW_TITLE, version);

  const output = await operator.runOrFail('rollback', 'mfe-blog', '--why', 'the old one was known');
  expect(output).toContain(`mfe-blog ${before} is live for all visitors; ${version} was rolled back.`);
  await expect.poll(() => getServedTitle('/blog'), SOON).toBe(TITLE);
  await expectBlog(await newVisitor(), TITLE, before);

  const list = await operator.list();
  const who = `${operator.name} \\(token [0-9a-f]{8}\\)`;
  expect(list).toMatch(new RegExp(`${TIME}  publish mfe-blog ${before} -> ${version}, ${who}: a Greek title`));
  expect(list).toMatch(new RegExp(`${TIME}  rollback mfe-blog ${version} -> ${before}, ${who}: the old one was known`));
});

test('a canary release reaches its share of visitors at every visit, and all visitors once promoted', async ({
  operator,
  newVisitor,
  getServedTitle,
  registry,
}) => {
  const before = await getLiveBlog(registry);
  const visitorBefore = await newVisitor();
  await expectBlog(visitorBefore, TITLE, before);
  expect(await getBucket(visitorBefore), 'no canary, no cookie').toBeUndefined();

  await operator.edit(...blogTexts);
  const version = await operator.release('mfe-blog', '--canary', '10', '--why', 'a Greek title');
  expect(await operator.list()).toContain(`${version} (10 %)`);
  await expect.poll(() => getServedTitle('/blog', 0), SOON).toBe(NEW_TITLE);
  for (const bucket of [10, 99]) expect(await getServedTitle('/blog', bucket), `bucket ${bucket}`).toBe(TITLE);
  for (const [bucket, title, shown] of [
    [9, NEW_TITLE, version],
    [50, TITLE, before],
  ] as const) {
    const visitor = await newVisitor({ bucket });
    for (const visit of ['first', 'second']) {
      await test.step(`bucket ${bucket}, ${visit} visit`, () => expectBlog(visitor, title, shown));
    }
    expect(await getBucket(visitor)).toBe(bucket);
  }

  const canaryVisitor = await newVisitor();
  await canaryVisitor.goto('/blog');
  const bucket = await getBucket(canaryVisitor);
  expect(bucket).toBeGreaterThanOrEqual(0);
  expect(bucket).toBeLessThan(100);
  const isChosen = Number(bucket) < 10;
  await expectBlog(canaryVisitor, isChosen ? NEW_TITLE : TITLE, isChosen ? version : before);
  expect(await getBucket(canaryVisitor), 'a visitor stays in the bucket').toBe(bucket);

  await operator.runOrFail('promote', 'mfe-blog', '--why', 'nobody complained');
  await expect.poll(() => getServedTitle('/blog'), SOON).toBe(NEW_TITLE);
  await expectBlog(await newVisitor({ bucket: 50 }), NEW_TITLE, version);
  const visitorAfter = await newVisitor();
  await expectBlog(visitorAfter, NEW_TITLE, version);
  expect(await getBucket(visitorAfter), 'no canary, no cookie').toBeUndefined();
});

test('a wrong token or a modified upload changes nothing', async ({ operator, baseURL, getServedTitle }) => {
  const before = await readReleaseState();
  const { whole, tampered, entry } = await packUploads();
  const upload = async (target: string, token: string | undefined, body: Buffer | undefined, type = ARCHIVE_TYPE) => {
    const response = await fetch(`${baseURL}/releases${target}`, {
      ...(body ? { method: 'POST', body: new Uint8Array(body) } : {}),
      headers: { ...(body ? { 'Content-Type': type } : {}), ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    });
    return { status: response.status, ...((await response.json()) as { reasons?: string[] }) };
  };
  const { 'mfe-blog': own, 'mfe-shop': another } = releaseTokens;

  for (const [token, status] of [
    [undefined, 401],
    ['guessed', 401],
    [another, 403],
  ] as const) {
    expect(await upload('/mfe-blog', token, whole)).toMatchObject({ status });
    for (const change of ['rollback', 'promote'])
      expect(await upload(`/mfe-blog/${change}`, token, Buffer.from('{}'), 'application/json')).toMatchObject({
        status,
      });
  }
  expect(await upload('', undefined, undefined)).toMatchObject({ status: 401 });
  const refused = await operator.run('rollback', ['mfe-blog'], another);
  expect(refused).toEqual({ code: 1, text: 'This token may change another remote only.\n' });

  expect(await upload('/mfe-blog', own, tampered)).toMatchObject({
    status: 422,
    reasons: [`${entry}: its SHA-384 differs from the manifest`],
  });
  expect(await readReleaseState()).toEqual(before);
  await expect.poll(() => getServedTitle('/blog'), SOON).toBe(TITLE);

  // The unmodified upload with the right token is accepted.
  expect(await upload('/mfe-blog', own, whole)).toMatchObject({ status: 200 });
});

test('a release that breaks its page is replaced by the previous one in every browser and rolled back automatically', async ({
  operator,
  newVisitor,
  getServedTitle,
  registry,
}) => {
  const before = await getLiveBlog(registry);
  // Not in the translations: two releases in one page share the translations that were loaded first.
  await operator.edit(PAGE, "title={title || text('blog.title')}", `title="${NEW_TITLE}"`);
  // Only in browsers, because a failure on the server would count as another visitor.
  await operator.edit(
    PAGE,
    'const [search] = useSearchParams();',
    "if (typeof document === 'object') throw new Error('broken by the operator');\n  const [search] = useSearchParams();",
  );
  const version = await operator.release('mfe-blog', '--why', 'a Greek title');
  const triggerFailure = async (address: string) => {
    const visitor = await newVisitor({ address, allowedErrors: /broken by the operator/ });
    const report = visitor.waitForResponse((response) => new URL(response.url()).pathname === FAILURES_PATH);
    const response = await visitor.goto('/blog');
    expect(getTitle((await response?.text()) ?? ''), 'title in the HTML').toBe(NEW_TITLE);
    await expect(visitor.getByRole('heading', { level: 1, name: TITLE, exact: true })).toBeVisible();
    await expect(visitor.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(visitor.getByRole('alert')).toHaveCount(0);
    expect((await report).status()).toBe(204);
    await visitor.context().close();
  };

  for (const last of [1, 2, 3, 4]) await triggerFailure(`203.0.113.${last}`);
  expect(await operator.list()).toContain(`mfe-blog ${version}: failed for 4 visitors in 4 views`);
  expect(await getLiveBlog(registry), 'four failures are below the limit').toBe(version);
  const errors = () => operator.runOrFail('releases', 'mfe-blog');
  await expect.poll(errors, LISTED).toContain(`mfe-blog ${version}: 4 × Error: broken by the operator (/blog, last at`);
  expect(await errors(), 'the position in the sources').toMatch(
    new RegExp(`at mfe-blog ${version} ${PAGE.replace('mfe-blog/', '')}:\\d+:\\d+\\n`),
  );

  await triggerFailure('203.0.113.5');
  await expect.poll(() => getServedTitle('/blog'), SOON).toBe(TITLE);
  await expectBlog(await newVisitor({ address: '203.0.113.6' }), TITLE, before);
  expect(await operator.list()).toMatch(
    new RegExp(
      `${TIME}  rollback mfe-blog ${version} -> ${before}, gateway: failed for 5 visitors in \\d views \\(\\d+ %\\)`,
    ),
  );
});

test('a page whose process ended is reported as frozen by the next page of its tab', async ({
  operator,
  newVisitor,
  registry,
}) => {
  const version = await getLiveBlog(registry);
  const visitor = await newVisitor({ address: '203.0.113.7' });
  await expectBlog(visitor, TITLE, version);
  const tab = await CrashingTab.open(visitor);
  await tab.crash();
  const silentSince = Date.now();
  const getSilence = () => Date.now() - silentSince;
  await expect.poll(getSilence, { timeout: 2 * FROZEN_AFTER_MS }).toBeGreaterThan(FROZEN_AFTER_MS);
  await tab.reload();
  await expect.poll(() => operator.list(), LISTED).toContain(`mfe-blog ${version}: failed for 1 visitors`);
});

test('two remotes can be released at the same time', async ({ operator, newVisitor, getServedTitle }) => {
  await operator.edit(...blogTexts);
  await operator.edit(...shopTexts);
  const [blog, shop] = await Promise.all([operator.release('mfe-blog'), operator.release('mfe-shop')]);
  await expect.poll(() => getServedTitle('/blog'), SOON).toBe(NEW_TITLE);
  await expect.poll(() => getServedTitle('/shop'), SOON).toBe(NEW_SHOP_TITLE);
  await expectPage(await newVisitor(), '/blog', NEW_TITLE, `/remotes/mfe-blog/${blog}/`);
  await expectPage(await newVisitor(), '/shop', NEW_SHOP_TITLE, `/remotes/mfe-shop/${shop}/`);
  const list = await operator.list();
  expect(list).toMatch(new RegExp(`publish mfe-blog \\S+ -> ${blog},`));
  expect(list).toMatch(new RegExp(`publish mfe-shop \\S+ -> ${shop},`));
});

const expectBlog = (page: Page, title: string, version: string) =>
  expectPage(page, '/blog', title, `/remotes/mfe-blog/${version}/`);

/** Opens a page and checks that the server rendered its title and that only files of the release were loaded. */
async function expectPage(page: Page, address: string, title: string, base: string): Promise<void> {
  const response = await page.goto(address);
  const html = (await response?.text()) ?? '';
  expect(html).toContain('"rendered":true');
  expect(getTitle(html), `title of ${address} as served`).toBe(title);
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
  });
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const remote = base.split('/').slice(0, -2).join('/');
  const own = loaded.map((url) => new URL(url).pathname).filter((file) => file.startsWith(`${remote}/`));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((file) => !file.startsWith(base))).toEqual([]);
}

/** The visitor's bucket from the cookie; undefined without one. */
async function getBucket(page: Page): Promise<number | undefined> {
  const cookies = await page.context().cookies();
  const found = cookies.find(({ name }) => name === BUCKET_COOKIE);
  return found && Number(found.value);
}

async function getLiveBlog(registry: RegistryFile): Promise<string> {
  const live = (await registry.readFresh())?.remotes['mfe-blog']?.live;
  if (!live) throw new Error('No blog is live.');
  return live;
}

/** Everything that a change of the blog's releases would modify. */
async function readReleaseState() {
  const releases = path.join(dataFolder, 'releases');
  const read = (file: string) => readFile(path.join(releases, file), 'utf8');
  return {
    registry: await read('registry.json'),
    history: await read('history.jsonl'),
    versions: await readdir(path.join(releases, 'mfe-blog')),
  };
}

/** A packed release of the blog, and the same release with one changed bit in its entry. */
async function packUploads(): Promise<{ whole: Buffer; tampered: Buffer; entry: string }> {
  const build = await mkdtemp(path.join(tmpdir(), 'fakos-release-'));
  try {
    await cp(path.resolve(import.meta.dirname, '../../mfe-blog/dist/release'), build, { recursive: true });
    const file = path.join(build, 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as { entry: string };
    await writeFile(file, JSON.stringify({ ...manifest, version: `uploaded-${Date.now()}` }));
    const whole = await buffer(packRelease(build));
    const entry = path.join(build, manifest.entry);
    await writeFile(entry, flipBit(await readFile(entry)));
    return { whole, tampered: await buffer(packRelease(build)), entry: manifest.entry };
  } finally {
    await rm(build, { recursive: true });
  }
}

/** Returns a copy of the bytes with one bit in the middle changed. */
function flipBit(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const middle = changed.length >> 1;
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  return changed;
}
