import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { storeImage } from '../../domain/media/store-image.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let filename: string;
beforeAll(async () => {
  api = await startTestApi();
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  ({ filename } = await storeImage(api.config, { folder: 'sections', name: 'Ενότητα.png', bytes }));
  const uploads = join(api.dataDir, 'uploads');
  await mkdir(join(uploads, 'logos'));
  await writeFile(join(uploads, 'logos', 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(uploads, 'sections', 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(uploads, 'sections', 'notes.txt'), 'secret');
  await writeFile(join(api.dataDir, 'secret.png'), 'secret');
  await symlink(join(api.dataDir, 'secret.png'), join(uploads, 'sections', 'link.png'));
});
afterAll(() => api.close());

/** Requests a path unchanged; `fetch` would normalise it. */
function send(path: string, method = 'GET', headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(api.url);
    const outgoing = request({ hostname, port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('latin1');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

test('an uploaded image is sent unchanged and cached until it may have been replaced', async () => {
  const { status, headers, body } = await send(`/backend/uploads/sections/${filename}`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=300, stale-while-revalidate=604800',
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(Buffer.from(body, 'latin1')).metadata()).toMatchObject({ width: 30, format: 'png' });
  const etag = String(headers.etag);
  expect((await send(`/backend/uploads/sections/${filename}`, 'GET', { 'if-none-match': etag })).status).toBe(304);
  expect(await send(`/backend/uploads/sections/${filename}`, 'HEAD')).toMatchObject({ status: 200, body: '' });
});

test('the shop’s own logo cannot run scripts', async () => {
  const { headers } = await send('/backend/uploads/logos/logo.svg');
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': expect.stringContaining('max-age=300'),
  });
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
});

test.each([
  '/backend/uploads',
  '/backend/uploads/',
  '/backend/uploads/sections',
  '/backend/uploads/sections/',
  '/backend/uploads/sections/missing.png',
  '/backend/uploads/sections/notes.txt',
  '/backend/uploads/sections/drawing.svg',
  '/backend/uploads/sections/link.png',
  '/backend/uploads/sections/../../secret.png',
  '/backend/uploads/sections/..%2f..%2fsecret.png',
  '/backend/uploads/sections/%2e%2e/%2e%2e/secret.png',
  '/backend/uploads/sections/..%5c..%5csecret.png',
  '/backend/uploads/../secret.png',
  '/backend/uploads/%2e%2e/secret.png',
  '/backend/uploads//etc/passwd',
  '/backend/uploads/sections/%00.png',
  `/backend/uploads/sections/${'a'.repeat(4000)}.png`,
])('%s is not served', async (path) => {
  const { status, body } = await send(path);
  expect(status).toBe(404);
  expect(JSON.parse(body)).toMatchObject({ success: false, code: 'NOT_FOUND' });
});

test('writes are refused, and malformed addresses are bad requests', async () => {
  expect(await send(`/backend/uploads/sections/${filename}`, 'PUT')).toMatchObject({ status: 405 });
  expect(await send(`/backend/uploads/sections/${filename}`, 'DELETE')).toMatchObject({ status: 405 });
  expect(await send('/backend/uploads/sections/%ff.png')).toMatchObject({ status: 400 });
});
