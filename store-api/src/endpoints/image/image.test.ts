import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const uploads = join(api.dataDir, 'uploads');
  await mkdir(join(uploads, 'products'), { recursive: true });
  await mkdir(join(uploads, 'logos'), { recursive: true });
  const image = sharp({ create: { width: 700, height: 700, channels: 3, background: '#c0ffee' } });
  await image.jpeg().toFile(join(uploads, 'products', 'frame-1.jpg'));
  await writeFile(join(uploads, 'logos', 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(uploads, 'secret.jpg'), 'secret');
  await writeFile(join(uploads, 'products', '.hidden.jpg'), 'secret');
  await writeFile(join(uploads, 'products', 'broken.jpg'), 'no picture');
  await symlink(join(uploads, 'secret.jpg'), join(uploads, 'products', 'link.jpg'));
  await mkdir(join(uploads, 'products', 'folder.jpg'));
});
afterAll(() => api.close());

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

async function get(query: string, accept = 'image/*', headers: Record<string, string> = {}) {
  const response = await fetch(`${api.url}/backend/api/image.php?${query}`, { headers: { accept, ...headers } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

test.each([
  [CHROME, 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['image/png,image/*;q=0.8', 'image/jpeg'],
])('a browser that accepts %s gets %s', async (accept, type) => {
  const { response, bytes } = await get('type=product&file=frame-1.jpg&width=300', accept);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('vary')).toContain('Accept');
  expect((await sharp(bytes).metadata()).width).toBe(320);
});

test.each([
  ['&width=97', 160],
  ['&width=5000', 700],
  ['&size=thumbnail', 320],
  ['', 700],
])('the width for "%s" is a fixed size and never enlarged', async (query, width) => {
  const { bytes } = await get(`type=product&file=frame-1.jpg${query}`);
  expect((await sharp(bytes).metadata()).width).toBe(width);
});

test('concurrent requests create an image once, and it is revalidated by its ETag', async () => {
  const results = await Promise.all(Array.from({ length: 8 }, () => get('type=product&file=frame-1.jpg&width=480')));
  const etags = new Set(results.map(({ response }) => response.headers.get('etag')));
  expect(etags.size).toBe(1);
  const cached = await readdir(join(api.dataDir, 'cache', 'images'), { recursive: true });
  expect(cached.filter((name) => name.includes([...etags][0]?.replaceAll('"', '') ?? '?'))).toHaveLength(1);
  // Without this cache-control, Node's fetch requests the full response.
  const headers = { 'if-none-match': [...etags][0] ?? '', 'cache-control': 'max-age=0' };
  const again = await get('type=product&file=frame-1.jpg&width=480', 'image/*', headers);
  expect(again.response.status).toBe(304);
});

test.each([
  ['type=product&file=../secret.jpg', 400],
  ['type=product&file=..%2fsecret.jpg', 400],
  ['type=product&file=%2e%2e%5csecret.jpg', 400],
  ['type=product&file=/etc/passwd', 400],
  ['type=product&file=/etc/passwd.jpg', 400],
  ['type=product&file=C:%5csecret.jpg', 400],
  ['type=product&file=%252e%252e%252fsecret.jpg', 400],
  ['type=product&file=%c0%ae%c0%ae/secret.jpg', 400],
  ['type=product&file=logos/logo.svg', 400],
  ['type=product&file=', 400],
  ['type=__proto__&file=frame-1.jpg', 400],
  ['type=product&file=link.jpg', 404],
  ['type=product&file=folder.jpg', 404],
  ['type=product&file=broken.jpg', 415],
  ['type=product&file=.hidden.jpg', 400],
  ['type=product&file=frame-1.jpg%00.png', 400],
  ['type=product&file=frame-1.jpg&file=frame-2.jpg', 400],
  ['type=..&file=secret.jpg', 400],
  ['type=product&file=logo.svg', 400],
  ['type=product&file=missing.jpg', 404],
  ['type=product&file=frame-1.jpg&width=-1', 400],
  ['type=product&file=frame-1.jpg&width=1e3x', 400],
  ['type=product&file=frame-1.jpg&width=96&width=160', 400],
])('%s is refused with %i', async (query, status) => {
  const { response, bytes } = await get(query, 'application/json');
  expect(response.status).toBe(status);
  expect(JSON.parse(bytes.toString())).toMatchObject({ success: false });
});

test('a broken <img> still gets an image to show', async () => {
  const { response, bytes } = await get('type=product&file=missing.jpg', CHROME);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect((await sharp(bytes).metadata()).width).toBe(640);
});

test('the shop’s own SVG logo is sent unchanged and cannot run scripts', async () => {
  const { response } = await get('type=logo&file=logo.svg', CHROME);
  expect(response.headers.get('content-type')).toContain('image/svg+xml');
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
});

test('a placeholder has the requested size and colours, within limits', async () => {
  const draw = (query: string) => fetch(`${api.url}/backend/api/placeholder.php?${query}`);
  const drawn = await draw('width=200&height=100&text=%3Cb%3E%20%26&bg=ff0000&color=fff');
  const image = sharp(Buffer.from(await drawn.arrayBuffer()));
  expect(await image.metadata()).toMatchObject({ width: 200, height: 100, format: 'png' });
  const corner = await image.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect([...corner.subarray(0, 3)]).toEqual([255, 0, 0]);
});

test.each([
  'width=99999',
  'height=0',
  'width=1e9',
  'width=abc',
  `text=${'x'.repeat(61)}`,
  'bg=red%22/%3E',
  'color=url(http://evil.example)',
  'bg=%23ff',
])('a placeholder with %s is refused', async (query) => {
  expect((await api.request(`placeholder.php?${query}`)).status).toBe(400);
});
