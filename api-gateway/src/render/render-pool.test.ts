import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RenderRequest } from '@fakos/shared-kit/remote/rendering';
import { RenderPool, type RenderResult } from './render-pool.ts';
import type { ArtifactFile } from './render-protocol.ts';

// Real threads with minimal artifacts, whose behaviour depends on the requested address.

const shellCode = `
exports.prepare = async () => ({ greeting: { word: 'Καλημέρα' } });
exports.renderPage = async ({ address, sendApiRequest }, remotes) => {
  const parts = await Promise.all(remotes.map((remote) => remote.page(address, sendApiRequest)));
  return { html: parts.join(' '), meta: {}, cache: { queries: {}, provided: {} } };
};`;
const remoteCode = `
const { word } = require('greeting');
let pages = 0;
exports.default = { page: async (address, sendApiRequest) => {
  if (address === '/throw') throw new Error('an error of the shop');
  if (address === '/hang') await new Promise(() => {});
  if (address === '/loop') for (;;) {}
  if (address === '/memory') { const objects = []; for (;;) objects.push(new Array(1e6).fill({})); }
  if (address === '/exit') process.exit(1);
  if (address === '/exit-later') setTimeout(() => process.exit(1));
  if (address === '/exit-later' || address === '/slow') await sendApiRequest('never.php', 'el');
  if (address === '/request') return (await sendApiRequest('products.php?page=2', 'el')).body;
  return word + ' VERSION ' + ++pages;
} };`;

const page = new AsyncLocalStorage<string>();
/** The pages in whose context the API was requested. */
const requestedBy: (string | undefined)[] = [];
let folder: string;
let pool: RenderPool;

async function artifact(name: string, code: string, version = '1'): Promise<ArtifactFile> {
  const file = path.join(folder, `${name}-${version}.js`);
  await writeFile(file, code.replaceAll('VERSION', version));
  const sum = createHash('sha384').update(code.replaceAll('VERSION', version)).digest('base64');
  return { name, version, file, integrity: `sha384-${sum}` };
}

async function composition({ version = '1', code = remoteCode } = {}) {
  const remote = await artifact('mfe-shop', code, version);
  return { key: `shop ${version}`, shell: await artifact('shell', shellCode), remotes: [remote] };
}

const request = (address: string): Omit<RenderRequest, 'sendApiRequest'> => ({
  address,
  boot: { language: 'el', composition: '1', remotes: [], slots: [], answers: {} },
});
const getHtml = (result: RenderResult) => ('page' in result ? result.page.html : result.failure);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fakos-render-'));
});
afterAll(() => rm(folder, { recursive: true }));
const openPool = (timeoutMs: number) => {
  const sendApiRequest = async (address: string) => {
    requestedBy.push(...(page.getStore() ? [page.getStore()] : []));
    if (address === 'never.php') await new Promise(() => {});
    return { status: 200, body: `response to ${address}` };
  };
  return new RenderPool({ workers: 1, timeoutMs, sendApiRequest });
};
beforeEach(() => {
  pool = openPool(1_000);
});
afterEach(() => pool.close());

test('two versions of a remote can be loaded at the same time, each with its own state', async () => {
  const [first, second] = [await composition(), await composition({ version: '2' })];
  expect(getHtml(await pool.render(first, request('/')))).toBe('Καλημέρα 1 1');
  expect(getHtml(await pool.render(second, request('/')))).toBe('Καλημέρα 2 1');
  expect(getHtml(await pool.render(first, request('/')))).toBe('Καλημέρα 1 2');
});

test('API requests of a page go through the gateway, in the context of the page', async () => {
  expect(getHtml(await pool.render(await composition(), request('/request')))).toBe('response to products.php?page=2');
  const pages = ['one', 'two'].map((name) =>
    page.run(name, async () => pool.render(await composition(), request('/request'))),
  );
  await Promise.all(pages);
  expect(new Set(requestedBy)).toEqual(new Set(['one', 'two']));
});

test('an error names the release that threw it', async () => {
  await expectRecovery(pool);
  const failure = getHtml(await pool.render(await composition(), request('/throw')));
  expect(failure).toMatchObject({ phase: 'render', reason: 'render', name: 'mfe-shop', version: '1' });
});

test('an artifact with a wrong hash does not run', async () => {
  await expectRecovery(pool);
  const live = await composition({ version: 'tampered' });
  await writeFile(live.remotes[0]?.file ?? '', remoteCode.replace('Error', 'error'));
  const failure = getHtml(await pool.render(live, request('/')));
  expect(failure).toMatchObject({ phase: 'server', reason: 'artifact', name: 'mfe-shop', version: 'tampered' });
});

test('an artifact that requires an unknown module is named', async () => {
  await expectRecovery(pool);
  const live = await composition({ version: 'other-kit', code: "require('@other/kit')" });
  const failure = getHtml(await pool.render(live, request('/')));
  expect(failure).toMatchObject({ reason: 'artifact', message: expect.stringContaining('@other/kit') });
});

/** Waits until the pool renders: starting a thread takes a moment, in which pages fail as they do for visitors. */
async function expectRecovery(after: RenderPool): Promise<void> {
  const live = await composition();
  let html = getHtml(await after.render(live, request('/')));
  while (typeof html !== 'string') html = getHtml(await after.render(live, request('/')));
  expect(html).toMatch(/^Καλημέρα 1 \d$/);
}

test.each(['/hang', '/loop'])(
  'a page that never ends (%s) times out, and the next page is rendered',
  async (address) => {
    const live = await composition();
    await expectRecovery(pool);
    expect(getHtml(await pool.render(live, request(address)))).toMatchObject({ reason: 'timeout' });
    await expectRecovery(pool);
  },
);

test.each([
  ['/loop', { reason: 'stuck', release: { name: 'mfe-shop', version: '1' } }],
  ['/hang', { reason: 'hanging' }],
  ['/slow', undefined],
])('after a page that timed out (%s), the cause is found', async (address, expected) => {
  await expectRecovery(pool);
  const result = await pool.render(await composition(), request(address));
  expect(result).toMatchObject({ failure: { reason: 'timeout' } });
  expect('cause' in result && (await result.cause)).toEqual(expected);
  await expectRecovery(pool);
});

test.each([
  ['/exit', 'render'],
  ['/exit-later', 'crash'],
])('a release that calls process.exit (%s) is named', async (address, reason) => {
  await expectRecovery(pool);
  const failure = getHtml(await pool.render(await composition(), request(address)));
  expect(failure).toMatchObject({ reason, name: 'mfe-shop', version: '1' });
  await expectRecovery(pool);
});

test('a page that runs out of memory ends its thread, not the gateway', async () => {
  const slowPool = openPool(30_000);
  const crashed = await slowPool.render(await composition(), request('/memory'));
  expect(crashed).toMatchObject({ failure: { reason: 'crash' }, isAlone: true });
  await expectRecovery(slowPool);
  await slowPool.close();
});
