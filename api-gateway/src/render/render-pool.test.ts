import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RenderRequest } from '@fakos/shared-kit/remote/rendering';
import { RenderPool, type RenderResult } from './render-pool.ts';
import type { ArtifactFile } from './render-protocol.ts';

// Real threads, and artifacts as small as they can be: what they say is what the test asked for.

const shellCode = `
exports.prepare = async () => ({ greeting: { word: 'Καλημέρα' } });
exports.renderPage = async ({ address, call }, remotes) => {
  const answers = await Promise.all(remotes.map((remote) => remote.page(address, call)));
  return { html: answers.join(' '), meta: {}, cache: { queries: {}, provided: {} } };
};`;
const remoteCode = `
const { word } = require('greeting');
let pages = 0;
exports.default = { page: async (address, call) => {
  if (address === '/throw') throw new Error('a fault of the shop');
  if (address === '/hang') await new Promise(() => {});
  if (address === '/loop') for (;;) {}
  if (address === '/memory') { const kept = []; for (;;) kept.push(new Array(1e6).fill({})); }
  if (address === '/call') return (await call('products.php?page=2', 'el')).body;
  return word + ' VERSION ' + ++pages;
} };`;

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

const request = (address: string): Omit<RenderRequest, 'call'> => ({
  address,
  boot: { language: 'el', composition: '1', remotes: [], slots: [], answers: {} },
});
const htmlOf = (result: RenderResult) => ('page' in result ? result.page.html : result.failure);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fakos-render-'));
});
afterAll(() => rm(folder, { recursive: true }));
const openPool = (timeoutMs: number) => {
  const call = async (address: string) => ({ status: 200, body: `asked ${address}` });
  return new RenderPool({ workers: 1, timeoutMs, call });
};
beforeEach(() => {
  pool = openPool(1_000);
});
afterEach(() => pool.close());

test('versions of a remote live side by side, each with state of its own', async () => {
  const [first, second] = [await composition(), await composition({ version: '2' })];
  expect(htmlOf(await pool.render(first, request('/')))).toBe('Καλημέρα 1 1');
  expect(htmlOf(await pool.render(second, request('/')))).toBe('Καλημέρα 2 1');
  expect(htmlOf(await pool.render(first, request('/')))).toBe('Καλημέρα 1 2');
});

test('calls of a page go through the gateway', async () => {
  expect(htmlOf(await pool.render(await composition(), request('/call')))).toBe('asked products.php?page=2');
});

test('a fault names the release that it comes from', async () => {
  const failure = htmlOf(await pool.render(await composition(), request('/throw')));
  expect(failure).toMatchObject({ phase: 'render', reason: 'render', name: 'mfe-shop', version: '1' });
});

test('an artifact with one other byte does not run', async () => {
  const live = await composition({ version: 'tampered' });
  await writeFile(live.remotes[0]?.file ?? '', remoteCode.replace('Error', 'error'));
  const failure = htmlOf(await pool.render(live, request('/')));
  expect(failure).toMatchObject({ phase: 'server', reason: 'artifact', name: 'mfe-shop', version: 'tampered' });
});

test('an artifact that wants what the shell does not have is named', async () => {
  const live = await composition({ version: 'other-kit', code: "require('@other/kit')" });
  const failure = htmlOf(await pool.render(live, request('/')));
  expect(failure).toMatchObject({ reason: 'artifact', message: expect.stringContaining('@other/kit') });
});

/** A thread that was stuck takes a moment to be replaced; what it is asked meanwhile fails as it does for visitors. */
async function expectRecovery(after: RenderPool): Promise<void> {
  const live = await composition();
  let answer = htmlOf(await after.render(live, request('/')));
  while (typeof answer !== 'string') answer = htmlOf(await after.render(live, request('/')));
  expect(answer).toMatch(/^Καλημέρα 1 \d$/);
}

test.each(['/hang', '/loop'])(
  'a page that does not come (%s) is given up in time, and the next one comes',
  async (address) => {
    const live = await composition();
    await expectRecovery(pool);
    expect(htmlOf(await pool.render(live, request(address)))).toMatchObject({ reason: 'late' });
    await expectRecovery(pool);
  },
);

test('a thread that is held up says by whom; one that only waits for an answer blames nobody', async () => {
  const live = await composition();
  await expectRecovery(pool);
  const waiting = await pool.render(live, request('/hang'));
  expect('stuck' in waiting && (await waiting.stuck)).toBeUndefined();
  const looping = await pool.render(live, request('/loop'));
  expect('stuck' in looping && (await looping.stuck)).toEqual({ name: 'mfe-shop', version: '1' });
  await expectRecovery(pool);
});

test('a page that eats all memory takes its thread along, not the gateway', async () => {
  const patient = openPool(30_000);
  const crashed = await patient.render(await composition(), request('/memory'));
  expect(crashed).toMatchObject({ failure: { reason: 'crash' }, isAlone: true });
  await expectRecovery(patient);
  await patient.close();
});
