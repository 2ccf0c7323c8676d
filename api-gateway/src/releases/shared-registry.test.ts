import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { S3Bucket, StorageUnavailable } from '@fakos/contracts/servers/s3-bucket';
import { DEFAULT_REVALIDATE_MS } from '@fakos/contracts/servers/s3-location';
import { S3Server } from '@fakos/contracts/testing/s3-server';
import pino from 'pino';
import { createApp } from '../app.ts';
import { TokenBinding } from '../session/token-binding.ts';
import { TestServers } from '../testing/http.ts';
import { Builds, liveVersions } from '../testing/release-builds.ts';
import { Upstream } from '../upstream/upstream.ts';
import { openReleases } from './open-releases.ts';
import { ARCHIVE_TYPE, packRelease } from './release-archive.ts';
import type { ReleaseFolder } from './release-folder.ts';
import { createToken, ReleaseTokens } from './release-tokens.ts';

const author = { by: 'maria', why: 'a test' };
const log = pino({ level: 'silent' });
const token = createToken('mfe-shop');
const upstream = new Upstream('http://127.0.0.1:9');
const environment = { ...process.env };

let storage: S3Server;
let builds: Builds;
let servers: TestServers;
/** Gateways on two machines: a data folder each, and one object storage. */
let machines: { dataDir: string; folder: ReleaseFolder; url: string }[];

beforeEach(async () => {
  storage = new S3Server();
  await storage.start();
  Object.assign(process.env, storage.environment);
  builds = new Builds();
  servers = new TestServers();
  machines = await Promise.all(['one', 'two'].map(startMachine));
  const remotes = [builds.remote('mfe-shop', '1'), builds.remote('mfe-blog', '1')];
  await machines[0]?.folder.publishCheckout({ shell: builds.shell('1'), remotes });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await servers.close();
  builds.remove();
  await storage.close();
  process.env = { ...environment };
});
afterAll(() => upstream.close());

async function startMachine(name: string) {
  const dataDir = path.join(builds.root, name);
  const folder = openReleases({ DATA_DIR: dataDir, RELEASES_URL: 's3://shop/releases' });
  const publishing = { folder, tokens: new ReleaseTokens(token.line) };
  const binding = new TokenBinding(Buffer.alloc(32));
  const parts = { releases: folder, releasesFolder: folder.folder, publishing, upstream, binding, log };
  return { dataDir, folder, url: await servers.listen(createApp(parts)) };
}

function getMachine(index: number) {
  const machine = machines[index];
  if (!machine) throw new Error(`There is no machine ${index}.`);
  return machine;
}

/** Advances the process's clock beyond the age at which the known registry is read again. */
function passTime(): void {
  const real = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => real() + DEFAULT_REVALIDATE_MS);
}

async function upload(url: string, build: string) {
  const headers = { authorization: `Bearer ${token.token}`, 'content-type': ARCHIVE_TYPE };
  const body = new Uint8Array(await buffer(packRelease(build)));
  return fetch(`${url}/releases/mfe-shop`, { method: 'POST', body, headers });
}

test('a release that is published at one gateway is live on the other, from verified copies', async () => {
  const [one, two] = [getMachine(0), getMachine(1)];
  expect(await liveVersions(two.folder)).toEqual({ 'mfe-shop': ['1'], 'mfe-blog': ['1'] });
  expect((await upload(one.url, builds.remote('mfe-shop', '2', {}, { 'page.js': 'second' }))).status).toBe(200);
  expect(await liveVersions(one.folder)).toMatchObject({ 'mfe-shop': ['2', '1'] });
  expect(await liveVersions(two.folder)).toMatchObject({ 'mfe-shop': ['1'] });
  passTime();
  expect(await liveVersions(two.folder)).toMatchObject({ 'mfe-shop': ['2', '1'] });
  expect(await (await fetch(`${two.url}/remotes/mfe-shop/2/page.js`)).text()).toBe('second');
  expect(await (await fetch(`${two.url}/readyz`)).json()).toMatchObject({ status: 'ok', remotes: { 'mfe-shop': '2' } });
  await two.folder.rollback('mfe-shop', author);
  expect((await one.folder.history()).map(({ action, version }) => `${action} ${version}`)).toEqual([
    ...['publish 1', 'publish 1', 'publish 1'],
    ...['publish 2', 'rollback 1'],
  ]);
});

test('an unchanged registry is not sent again', async () => {
  await getMachine(1).folder.live();
  passTime();
  storage.requests.splice(0);
  await getMachine(1).folder.live();
  await getMachine(1).folder.live();
  expect(storage.requests).toEqual(['GET /shop/releases/registry.json']);
});

test('changes that two machines make at the same time are both applied', async () => {
  const names = ['mfe-shop', 'mfe-blog'];
  await Promise.all(names.map((name, index) => getMachine(index).folder.publish(builds.remote(name, '2'), author)));
  const { remotes } = await getMachine(0).folder.list();
  expect(remotes.map(({ name, live }) => `${name} ${live}`).sort()).toEqual(['mfe-blog 2', 'mfe-shop 2']);
  expect(await getMachine(0).folder.history()).toHaveLength(5);
});

test('without the storage, gateways serve what they have, also after a restart, and say so', async () => {
  const [one, two] = [getMachine(0), getMachine(1)];
  await two.folder.live();
  const errors: unknown[] = [];
  two.folder.onReadError((error) => errors.push(error));
  storage.isAway = true;
  passTime();
  expect(await liveVersions(two.folder)).toMatchObject({ 'mfe-shop': ['1'] });
  expect((await fetch(`${two.url}/remotes/mfe-shop/1/page.js`)).status).toBe(200);
  expect(await (await fetch(`${two.url}/readyz`)).json()).toMatchObject({
    status: 'degraded',
    storage: expect.stringContaining('does not respond'),
    problems: [],
  });
  expect(errors).toEqual([expect.any(StorageUnavailable)]);
  expect((await upload(one.url, builds.remote('mfe-shop', '2'))).status).toBe(503);
  const restarted = openReleases({ DATA_DIR: two.dataDir, RELEASES_URL: 's3://shop/releases' });
  expect(await liveVersions(restarted)).toMatchObject({ 'mfe-shop': ['1'] });
  storage.isAway = false;
  expect((await upload(one.url, builds.remote('mfe-shop', '2'))).status).toBe(200);
  jest.restoreAllMocks();
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 3 * DEFAULT_REVALIDATE_MS);
  expect(await liveVersions(two.folder)).toMatchObject({ 'mfe-shop': ['2', '1'] });
  expect(two.folder.getStorageProblem()).toBeUndefined();
});

test('a damaged copy is replaced, and an object with other content is not used', async () => {
  const two = getMachine(1);
  await two.folder.live();
  const copy = path.join(two.folder.folder, 'mfe-shop/1/page.js');
  writeFileSync(copy, 'damaged');
  expect(await two.folder.inspectLive()).toEqual([]);
  expect(readFileSync(copy, 'utf8')).toBe('page');

  await getMachine(0).folder.publish(builds.remote('mfe-shop', '2'), author);
  const [key = ''] = [...storage.objects.keys()].filter((name) => name.includes('/mfe-shop/2/'));
  const forged = await buffer(packRelease(builds.remote('mfe-shop', '2', {}, { 'page.js': 'forged' })));
  await new S3Bucket({ bucket: 'shop', prefix: '' }).put(key.slice('shop/'.length), forged);
  passTime();
  expect(await liveVersions(two.folder)).toMatchObject({ 'mfe-shop': ['1'] });
  expect(two.folder.getStorageProblem()).toContain('refused');
});
