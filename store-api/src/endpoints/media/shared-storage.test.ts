import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Server } from '@fakos/contracts/testing/s3-server';
import sharp from 'sharp';
import { copyShop } from '../../domain/backup/copy-shop.ts';
import { readSealedFile, writeSealedFile } from '../../domain/optics/prescriptions/prescription-files.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { listEndpoints } from '../index.ts';

const REVALIDATE_MS = '100';
const storage = new S3Server();
const before = { ...process.env };
const environment = {
  UPLOADS_URL: 's3://shop/site',
  S3_REVALIDATE_MS: REVALIDATE_MS,
  PRESCRIPTION_KEY: 'a1'.repeat(32),
};

/** Two instances of the API with one database, one storage and a data folder each. */
let one: TestApi;
let other: Server;
let otherUrl: string;
let otherFolder: string;
let token: string;
beforeAll(async () => {
  await storage.start();
  Object.assign(process.env, storage.environment);
  one = await startTestApi(undefined, { onDisk: true, environment });
  otherFolder = await mkdtemp(join(tmpdir(), 'fakos-other-'));
  const settings = { ...environment, DATA_DIR: otherFolder };
  other = createServer(createTestApp(listEndpoints(otherFolder), one.db, settings));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  token = await one.signIn(ADMIN);
});
afterEach(() => {
  storage.isAway = false;
});
afterAll(async () => {
  other.closeAllConnections();
  await new Promise((resolve) => other.close(resolve));
  await one.close();
  await rm(otherFolder, { recursive: true });
  await storage.close();
  process.env = before;
});

const createImage = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function send(url: string, query: string, fields: Record<string, string>, background = '#0a7') {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(await createImage(background))]), 'window.jpg');
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${url}/backend/api/media.php?${query}`, { method: 'POST', body: form, headers });
}

async function upload() {
  const { data } = await (await send(one.url, 'action=upload', { folder: 'posts' })).json();
  return data as { id: number; filename: string; url: string };
}

async function request(url: string, path: string, method = 'GET', body?: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}/backend/api/${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.json();
}

/** Repeats a request until its response is as expected: changes of another instance are seen after a moment. */
async function until(url: string, isExpected: (response: Response) => boolean): Promise<Response> {
  for (;;) {
    const response = await fetch(url);
    if (isExpected(response)) return response;
    await response.arrayBuffer();
  }
}

test('an image that one instance stored is served by the other, with the same ETag and in all sizes', async () => {
  const { filename, url } = await upload();
  const responses = await Promise.all(
    [one.url, otherUrl].map((origin) => fetch(`${origin}/backend/uploads/posts/${filename}`)),
  );
  const [mine, theirs] = responses.map(({ status, headers }) => [
    status,
    headers.get('content-type'),
    headers.get('etag'),
  ]);
  expect(mine).toEqual([200, 'image/jpeg', expect.stringMatching(/^W\/"/)]);
  expect(theirs).toEqual(mine);
  expect((await fetch(`${otherUrl}${url}&size=thumbnail`)).status).toBe(200);
  expect(await readdir(one.dataDir)).not.toContain('uploads');
});

test('an image that the other instance replaced is shown within moments', async () => {
  const { id, filename } = await upload();
  const address = `/backend/uploads/posts/${filename}`;
  const etag = (await fetch(one.url + address)).headers.get('etag');
  const replaced = await send(otherUrl, 'action=replace', { id: String(id) }, '#f00');
  expect(replaced.status).toBe(200);
  const fresh = await until(one.url + address, ({ headers }) => headers.get('etag') !== etag);
  const { dominant } = await sharp(Buffer.from(await fresh.arrayBuffer())).stats();
  expect(dominant.r).toBeGreaterThan(200);
});

test('an image in the trash is served by no instance, listed with a thumbnail, and restored by any', async () => {
  const { id, filename } = await upload();
  const address = `${otherUrl}/backend/uploads/posts/${filename}`;
  expect((await fetch(address)).status).toBe(200);
  await request(one.url, 'media.php', 'DELETE', { id });
  await until(address, ({ status }) => status === 404);
  const { data } = await request(otherUrl, 'media.php?trash=1');
  expect(data.find((image: { id: number }) => image.id === id).thumbnail_url).toMatch(/^data:image\/webp/);
  await request(otherUrl, 'media.php?action=restore', 'PUT', { id });
  expect((await fetch(address)).status).toBe(200);
});

test('images that were put into the storage are listed, and paths lead nowhere else', async () => {
  const bytes = await createImage('#00f');
  storage.objects.set('shop/site/uploads/gallery/added.jpg', { bytes, etag: '"added"', modified: new Date() });
  storage.objects.set('shop/site/prescriptions/secret.jpg', { bytes, etag: '"secret"', modified: new Date() });
  const { data } = await request(one.url, 'media.php?folder=gallery');
  expect(data).toMatchObject([{ filename: 'added.jpg', width: 300 }]);
  for (const path of [
    '..%2Fprescriptions/secret.jpg',
    'gallery/..%2F..%2Fprescriptions%2Fsecret.jpg',
    'prescriptions/secret.jpg',
  ])
    expect((await fetch(`${one.url}/backend/uploads/${path}`)).status).toBe(404);
});

test('without the storage, known images are served, uploads are refused, and readiness says so', async () => {
  const { filename, url } = await upload();
  const address = `${otherUrl}/backend/uploads/posts/${filename}`;
  expect((await fetch(address)).status).toBe(200);
  expect((await fetch(`${otherUrl}${url}`)).status).toBe(200);
  storage.isAway = true;
  expect((await send(otherUrl, 'action=upload', { folder: 'posts' })).status).toBe(503);
  expect((await fetch(address)).status).toBe(200);
  expect((await fetch(`${otherUrl}${url}`)).status).toBe(200);
  expect((await request(otherUrl, 'products.php')).success).toBe(true);
  const ready = await (await fetch(`${otherUrl}/readyz`)).json();
  expect(ready).toMatchObject({ success: true, status: 'degraded', problems: [expect.stringContaining('respond')] });
  storage.isAway = false;
  expect((await send(otherUrl, 'action=upload', { folder: 'posts' })).status).toBe(200);
  expect(await (await fetch(`${otherUrl}/readyz`)).json()).toMatchObject({ status: 'ok' });
});

test('files of prescriptions are shared in encrypted form, and backups contain both kinds', async () => {
  const { filename } = await upload();
  await writeSealedFile(one.config, 'a.sealed', Buffer.from('%PDF of Maria'));
  expect((await readSealedFile({ ...one.config, DATA_DIR: otherFolder }, 'a.sealed')).toString()).toBe('%PDF of Maria');
  expect(storage.objects.get('shop/site/prescriptions/a.sealed')?.bytes.toString('latin1')).not.toContain('Maria');
  const target = join(otherFolder, 'backup');
  await copyShop(one.config, target, { keep: 1 });
  expect(await readdir(join(target, 'uploads', 'posts'))).toContain(filename);
  expect(await readdir(join(target, 'prescriptions'))).toContain('a.sealed');
});
