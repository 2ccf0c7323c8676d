import { appendFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import express from 'express';
import pino from 'pino';
import { FailureCounts } from '../../releases/failure-counts.ts';
import { ARCHIVE_TYPE, packRelease } from '../../releases/release-archive.ts';
import type { ReleaseFolder } from '../../releases/release-folder.ts';
import { createToken, ReleaseTokens } from '../../releases/release-tokens.ts';
import { TestServers } from '../../testing/http.ts';
import { Builds, liveVersions } from '../../testing/release-builds.ts';
import { MAX_UPLOAD_BYTES, publish } from './publish.ts';

const servers = new TestServers();
const shop = createToken('mfe-shop');
const blog = createToken('mfe-blog');
let builds: Builds;
let folder: ReleaseFolder;
let gateway: string;

beforeEach(async () => {
  builds = new Builds();
  folder = await builds.installation(['mfe-shop', 'mfe-blog']);
  const log = pino({ level: 'silent' });
  const tokens = new ReleaseTokens(`${shop.line}, ${blog.line}`);
  gateway = await servers.listen(
    express().use(publish({ folder, tokens, failures: new FailureCounts({ log }), listErrors: async () => [], log })),
  );
});
afterEach(async () => {
  await servers.close();
  builds.remove();
});

async function send(path: string, body: string | Buffer, token: string, type: string) {
  const response = await fetch(`${gateway}/releases/${path}`, {
    method: 'POST',
    body: body as unknown as BodyInit,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const upload = async (path: string, build: string, token = shop.token) =>
  send(path, await buffer(packRelease(build)), token, ARCHIVE_TYPE);
const change = (path: string, body: object, token = shop.token) =>
  send(path, JSON.stringify(body), token, 'application/json');

test('uploads, promotions and rollbacks change the live releases and are in the history', async () => {
  const uploaded = await upload('mfe-shop?by=maria&why=new+list', builds.remote('mfe-shop', '2'));
  expect(uploaded).toMatchObject({ status: 200, body: { success: true, data: { version: '2', from: '1' } } });
  expect(builds.read('mfe-shop/2/server/index.js')).toBe('module.exports = {}');
  expect(await liveVersions(folder)).toMatchObject({ 'mfe-shop': ['2', '1'] });

  expect((await upload('mfe-shop?canary=10', builds.remote('mfe-shop', '3'))).status).toBe(200);
  expect((await change('mfe-shop/promote', { why: 'went well' })).status).toBe(200);
  expect((await change('mfe-shop/rollback', { by: 'nikos' })).body).toMatchObject({ data: { version: '2' } });
  expect(await liveVersions(folder)).toMatchObject({ 'mfe-shop': ['2', '1'], 'mfe-blog': ['1'] });

  const listed = await fetch(`${gateway}/releases`, { headers: { authorization: `Bearer ${shop.token}` } });
  expect(await listed.json()).toMatchObject({
    data: {
      remotes: [{ name: 'mfe-shop', live: '2', previous: ['1'] }, { name: 'mfe-blog' }],
      history: [
        { action: 'rollback', by: expect.stringMatching(/^nikos \(token [0-9a-f]{8}\)$/) },
        { action: 'promote', why: 'went well' },
        { action: 'canary' },
        { action: 'publish', why: 'new list', by: expect.stringContaining('maria') },
        {},
        {},
        {},
      ],
    },
  });
});

test.each<[string, () => ReturnType<typeof upload>, number, string]>([
  ['no token', () => upload('mfe-shop', builds.remote('mfe-shop', '2'), ''), 401, 'NOT_SIGNED_IN'],
  ['an unknown token', () => change('mfe-shop/rollback', {}, 'x'.repeat(43)), 401, 'NOT_SIGNED_IN'],
  ["another remote's token", () => upload('mfe-shop', builds.remote('mfe-shop', '2'), blog.token), 403, 'FORBIDDEN'],
  ['an escaped name', () => change('mfe%2Dshop/rollback', {}, blog.token), 403, 'FORBIDDEN'],
  ['a release of another remote', () => upload('mfe-shop', builds.remote('mfe-blog', '2')), 422, 'RELEASE_REFUSED'],
  ['no archive', () => send('mfe-shop', 'x', shop.token, 'text/plain'), 415, 'UNSUPPORTED_MEDIA'],
  ['a canary share of 0', () => upload('mfe-shop?canary=0', builds.remote('mfe-shop', '2')), 422, 'RELEASE_REFUSED'],
  ['a reason with control characters', () => change('mfe-shop/rollback', { why: '\u001b[2J' }), 422, 'RELEASE_REFUSED'],
  ['no earlier release', () => change('mfe-shop/rollback', {}), 409, 'CONFLICT'],
])('%s is refused', async (_name, call, status, code) => {
  const refused = await call();
  expect(refused).toMatchObject({ status, body: { success: false, code } });
  expect(await liveVersions(folder)).toEqual({ 'mfe-shop': ['1'], 'mfe-blog': ['1'] });
});

test('a tampered file is refused with a reason, and no files stay', async () => {
  const build = builds.remote('mfe-shop', '2', { contract: 99 });
  appendFileSync(`${build}/page.js`, '!');
  const { status, body } = await upload('mfe-shop', build);
  expect(status).toBe(422);
  expect(body.reasons).toEqual(['page.js: its SHA-384 differs from the manifest']);
  expect(existsSync(path.join(builds.releases, 'mfe-shop/2'))).toBe(false);
});

const listing = (files: object) => `${JSON.stringify({ files })}\n`;

test.each<[string, Buffer, string]>([
  ['leaves its folder', gzipSync(`${listing([{ path: '../../registry.json', size: 1 }])}x`), 'files.0.path'],
  ['repeats a file', gzipSync(`${listing([1, 1].map((size) => ({ path: 'a.js', size })))}xx`), 'listed twice'],
  ['ends early', gzipSync(`${listing([{ path: 'a.js', size: 9 }])}x`), 'ends before its last file'],
  ['has more data', gzipSync(`${listing([])}x`), 'has data after its last file'],
  ['lists too much', gzipSync(listing(Array(9).fill({ path: 'a.js', size: 8e6 }))), 'bytes'],
  ['is not gzip', Buffer.from('no gzip'), 'is not gzip'],
  ['lists nothing', gzipSync('{}\n'), 'files'],
])('an archive that %s is refused', async (_name, archive, line) => {
  const { status, body } = await send('mfe-shop', archive, shop.token, ARCHIVE_TYPE);
  expect(status).toBe(422);
  expect(JSON.stringify(body.reasons)).toContain(line);
});

test('an upload over the size limit is refused', async () => {
  const files = Array.from({ length: 6 }, (_, index) => ({ path: `${index}.js`, size: 8_000_000 }));
  const archive = gzipSync(Buffer.concat([Buffer.from(listing(files)), Buffer.alloc(48_000_000)]), { level: 0 });
  expect(archive.length).toBeGreaterThan(MAX_UPLOAD_BYTES);
  const refused = await send('mfe-shop', archive, shop.token, ARCHIVE_TYPE);
  expect(refused).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
});
