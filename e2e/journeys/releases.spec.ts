import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { RegistryFile } from '@fakos/api-gateway/releases/registry-file';
import { ARCHIVE_TYPE, packRelease } from '@fakos/api-gateway/releases/release-archive';
import { FAILURES_PATH } from '@fakos/shared-kit/remote/failures';
import type { Page } from '@playwright/test';
import { dataFolder, releaseTokens } from '../fixtures/installation.ts';
import { BUCKET_COOKIE, SOON, test, titleIn } from '../fixtures/releasing.ts';
import { expect } from '../fixtures/test.ts';

const TITLE = 'Blog';
const NEW_TITLE = 'Περιοδικό';
const SHOP_TITLE = 'Προϊόντα';
const NEW_SHOP_TITLE = 'Η συλλογή μας';
const blogWords = ['mfe-blog/locales/el.json', `"title": "${TITLE}"`, `"title": "${NEW_TITLE}"`] as const;
const shopWords = ['mfe-shop/locales/el.json', `"title": "${SHOP_TITLE}"`, `"title": "${NEW_SHOP_TITLE}"`] as const;
const PAGE = 'mfe-blog/src/features/post-list/post-list-page.tsx';
const TIME = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;

test('a release shows in the next pages, rendered and alive, and goes again when it is rolled back', async ({
  operator,
  newVisitor,
  servedTitle,
  registry,
}) => {
  const before = await liveBlog(registry);
  await operator.edit(...blogWords);
  const version = await operator.release('mfe-blog', '--why', 'a Greek title');
  await expect.poll(() => servedTitle('/blog'), SOON).toBe(NEW_TITLE);
  await expectBlog(await newVisitor(), NEW_TITLE, version);

  const said = await operator.do('rollback', 'mfe-blog', '--why', 'the old one was known');
  expect(said).toContain(`mfe-blog ${before} is live for everybody; ${version} was taken back.`);
  await expect.poll(() => servedTitle('/blog'), SOON).toBe(TITLE);
  await expectBlog(await newVisitor(), TITLE, before);

  const list = await operator.list();
  const who = `${operator.name} \\(token [0-9a-f]{8}\\)`;
  expect(list).toMatch(new RegExp(`${TIME}  publish mfe-blog ${before} -> ${version}, ${who}: a Greek title`));
  expect(list).toMatch(new RegExp(`${TIME}  rollback mfe-blog ${version} -> ${before}, ${who}: the old one was known`));
});

test('a canary goes to its share of the visitors at every visit, and to all once it is promoted', async ({
  operator,
  newVisitor,
  servedTitle,
  registry,
}) => {
  const before = await liveBlog(registry);
  const early = await newVisitor();
  await expectBlog(early, TITLE, before);
  expect(await bucketOf(early), 'no canary, no cookie').toBeUndefined();

  await operator.edit(...blogWords);
  const version = await operator.release('mfe-blog', '--canary', '10', '--why', 'a Greek title');
  expect(await operator.list()).toContain(`${version} (10 %)`);
  await expect.poll(() => servedTitle('/blog', 0), SOON).toBe(NEW_TITLE);
  for (const bucket of [10, 99]) expect(await servedTitle('/blog', bucket), `bucket ${bucket}`).toBe(TITLE);
  for (const [bucket, title, shown] of [
    [9, NEW_TITLE, version],
    [50, TITLE, before],
  ] as const) {
    const visitor = await newVisitor({ bucket });
    for (const visit of ['first', 'second']) {
      await test.step(`bucket ${bucket}, ${visit} visit`, () => expectBlog(visitor, title, shown));
    }
    expect(await bucketOf(visitor)).toBe(bucket);
  }

  const newcomer = await newVisitor();
  await newcomer.goto('/blog');
  const bucket = await bucketOf(newcomer);
  expect(bucket).toBeGreaterThanOrEqual(0);
  expect(bucket).toBeLessThan(100);
  const isChosen = Number(bucket) < 10;
  await expectBlog(newcomer, isChosen ? NEW_TITLE : TITLE, isChosen ? version : before);
  expect(await bucketOf(newcomer), 'a visitor keeps the bucket').toBe(bucket);

  await operator.do('promote', 'mfe-blog', '--why', 'nobody complained');
  await expect.poll(() => servedTitle('/blog'), SOON).toBe(NEW_TITLE);
  await expectBlog(await newVisitor({ bucket: 50 }), NEW_TITLE, version);
  const late = await newVisitor();
  await expectBlog(late, NEW_TITLE, version);
  expect(await bucketOf(late), 'no canary, no cookie').toBeUndefined();
});

test('without the right token or with one wrong byte nothing changes', async ({ operator, baseURL, servedTitle }) => {
  const before = await stateOfReleases();
  const { whole, tampered, entry } = await packUploads();
  const ask = async (call: string, token: string | undefined, body: Buffer | undefined, type = ARCHIVE_TYPE) => {
    const answer = await fetch(`${baseURL}/releases${call}`, {
      ...(body ? { method: 'POST', body: new Uint8Array(body) } : {}),
      headers: { ...(body ? { 'Content-Type': type } : {}), ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    });
    return { status: answer.status, ...((await answer.json()) as { reasons?: string[] }) };
  };
  const { 'mfe-blog': own, 'mfe-shop': another } = releaseTokens;

  for (const [token, status] of [
    [undefined, 401],
    ['guessed', 401],
    [another, 403],
  ] as const) {
    expect(await ask('/mfe-blog', token, whole)).toMatchObject({ status });
    for (const change of ['rollback', 'promote'])
      expect(await ask(`/mfe-blog/${change}`, token, Buffer.from('{}'), 'application/json')).toMatchObject({ status });
  }
  expect(await ask('', undefined, undefined)).toMatchObject({ status: 401 });
  const refused = await operator.run('rollback', ['mfe-blog'], another);
  expect(refused).toEqual({ code: 1, text: 'This token may change another remote only.\n' });

  expect(await ask('/mfe-blog', own, tampered)).toMatchObject({
    status: 422,
    reasons: [`${entry}: its SHA-384 is not that of the manifest`],
  });
  expect(await stateOfReleases()).toEqual(before);
  await expect.poll(() => servedTitle('/blog'), SOON).toBe(TITLE);

  // The same upload is good with the right token and the right byte.
  expect(await ask('/mfe-blog', own, whole)).toMatchObject({ status: 200 });
});

test('a new release that breaks its page gives way in every browser, and the gateway takes it back by itself', async ({
  operator,
  newVisitor,
  servedTitle,
  registry,
}) => {
  const before = await liveBlog(registry);
  // Not in the catalogue: where two releases live in a page, both speak with the words that came first.
  await operator.edit(PAGE, "title={text('blog.title')}", `title="${NEW_TITLE}"`);
  // Only in browsers: the server's own failure would count as one visitor more.
  await operator.edit(
    PAGE,
    'const [search] = useSearchParams();',
    "if (typeof document === 'object') throw new Error('broken by the operator');\n  const [search] = useSearchParams();",
  );
  const version = await operator.release('mfe-blog', '--why', 'a Greek title');
  const meetTheFault = async (address: string) => {
    const visitor = await newVisitor({ address, mayMeet: /broken by the operator/ });
    const report = visitor.waitForResponse((response) => new URL(response.url()).pathname === FAILURES_PATH);
    const answer = await visitor.goto('/blog');
    expect(titleIn((await answer?.text()) ?? ''), 'what the server sent').toBe(NEW_TITLE);
    await expect(visitor.getByRole('heading', { level: 1, name: TITLE, exact: true })).toBeVisible();
    await expect(visitor.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(visitor.getByRole('alert')).toHaveCount(0);
    expect((await report).status()).toBe(204);
    await visitor.context().close();
  };

  for (const last of [1, 2, 3, 4]) await meetTheFault(`203.0.113.${last}`);
  expect(await operator.list()).toContain(`mfe-blog ${version}: failed for 4 visitors in 4 views`);
  expect(await liveBlog(registry), 'four may have bad luck').toBe(version);

  await meetTheFault('203.0.113.5');
  await expect.poll(() => servedTitle('/blog'), SOON).toBe(TITLE);
  await expectBlog(await newVisitor({ address: '203.0.113.6' }), TITLE, before);
  expect(await operator.list()).toMatch(
    new RegExp(
      `${TIME}  rollback mfe-blog ${version} -> ${before}, gateway: failed for 5 visitors in \\d views \\(\\d+ %\\)`,
    ),
  );
});

test('two operators who release different remotes at once lose nothing of each other', async ({
  operator,
  newVisitor,
  servedTitle,
}) => {
  await operator.edit(...blogWords);
  await operator.edit(...shopWords);
  const [blog, shop] = await Promise.all([operator.release('mfe-blog'), operator.release('mfe-shop')]);
  await expect.poll(() => servedTitle('/blog'), SOON).toBe(NEW_TITLE);
  await expect.poll(() => servedTitle('/shop'), SOON).toBe(NEW_SHOP_TITLE);
  await expectPage(await newVisitor(), '/blog', NEW_TITLE, `/remotes/mfe-blog/${blog}/`);
  await expectPage(await newVisitor(), '/shop', NEW_SHOP_TITLE, `/remotes/mfe-shop/${shop}/`);
  const list = await operator.list();
  expect(list).toMatch(new RegExp(`publish mfe-blog \\S+ -> ${blog},`));
  expect(list).toMatch(new RegExp(`publish mfe-shop \\S+ -> ${shop},`));
});

const expectBlog = (page: Page, title: string, version: string) =>
  expectPage(page, '/blog', title, `/remotes/mfe-blog/${version}/`);

/** Opens a page: the server must have written its title, and the release's own files must have brought it to life. */
async function expectPage(page: Page, address: string, title: string, base: string): Promise<void> {
  const answer = await page.goto(address);
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('"rendered":true');
  expect(titleIn(html), `title of ${address} as served`).toBe(title);
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

/** The visitor's bucket by the cookie; undefined without one. */
async function bucketOf(page: Page): Promise<number | undefined> {
  const cookies = await page.context().cookies();
  const found = cookies.find(({ name }) => name === BUCKET_COOKIE);
  return found && Number(found.value);
}

async function liveBlog(registry: RegistryFile): Promise<string> {
  const live = (await registry.readFresh())?.remotes['mfe-blog']?.live;
  if (!live) throw new Error('No blog is live.');
  return live;
}

/** Everything that a change of the blog's releases would leave behind. */
async function stateOfReleases() {
  const releases = path.join(dataFolder, 'releases');
  const read = (file: string) => readFile(path.join(releases, file), 'utf8');
  return {
    registry: await read('registry.json'),
    history: await read('history.jsonl'),
    versions: await readdir(path.join(releases, 'mfe-blog')),
  };
}

/** A release of the blog, packed as the commands pack it, and the same with one wrong bit in its entry. */
async function packUploads(): Promise<{ whole: Buffer; tampered: Buffer; entry: string }> {
  const build = await mkdtemp(path.join(tmpdir(), 'fakos-release-'));
  try {
    await cp(path.resolve(import.meta.dirname, '../../mfe-blog/dist/release'), build, { recursive: true });
    const file = path.join(build, 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as { entry: string };
    await writeFile(file, JSON.stringify({ ...manifest, version: `uploaded-${Date.now()}` }));
    const whole = await buffer(packRelease(build));
    const entry = path.join(build, manifest.entry);
    await writeFile(entry, flipped(await readFile(entry)));
    return { whole, tampered: await buffer(packRelease(build)), entry: manifest.entry };
  } finally {
    await rm(build, { recursive: true });
  }
}

/** The same bytes but for one bit in the middle. */
function flipped(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const middle = changed.length >> 1;
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  return changed;
}
