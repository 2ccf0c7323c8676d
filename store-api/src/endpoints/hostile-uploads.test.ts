import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflateSync, gzip } from 'node:zlib';
import sharp from 'sharp';
import { productIds } from '../testing/fixture-catalogue.ts';
import { ADMIN, startTestApi, type TestApi } from '../testing/test-api.ts';
import { listEndpoints } from './index.ts';

// Every endpoint that receives a file gets files that are small and unpack to something huge.

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterAll(() => api.close());

const BOUNDARY = 'fakos-test';
const UNPACKED_BYTES = 200 * 1024 * 1024;

const routes = listEndpoints('unused').flatMap((route) =>
  route.kind === 'endpoint' && route.options.body === 'upload' ? [route.endpoint] : [],
);
const rows = routes.map((endpoint) => [`${endpoint.resource} ${endpoint.action ?? ''}`, endpoint] as const);

/** Fields that an upload needs besides its file, so that the file is read. */
const ownFields: Readonly<Record<string, () => Promise<Record<string, string>> | Record<string, string>>> = {
  'media replace': async () => ({ id: String(await storeImage()) }),
  'media upload': () => ({ folder: 'products' }),
  'products upload-image': () => ({ id: String(productIds.aegean) }),
  'products import': () => ({ mode: 'update', dry_run: 'true' }),
  'prescriptions upload': () => ({ consent: 'true' }),
  'settings upload': () => ({ type: 'gallery' }),
};

test('the table has every upload', () => {
  expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(ownFields).sort());
});

test.each(rows)('%s does not unpack a compressed form', async (name) => {
  // Off the event loop: the idle connection could close meanwhile, and the next request would be sent over it.
  const packed = await promisify(gzip)(await createForm(name, Buffer.alloc(UNPACKED_BYTES)));
  const before = process.memoryUsage.rss();
  const { status } = await send(name, packed, { 'content-encoding': 'gzip' });
  expect([400, 413, 415]).toContain(status);
  expect(process.memoryUsage.rss() - before).toBeLessThan(UNPACKED_BYTES / 2);
});

test.each(rows)('%s refuses an image of billions of pixels before it decodes it', async (name) => {
  const files = await listFiles();
  const started = performance.now();
  const { status, body } = await send(name, await createForm(name, createHugePng(60_000)));
  expect([413, 422]).toContain(status);
  expect(body.success).toBe(false);
  expect(performance.now() - started).toBeLessThan(2000);
  expect(await listFiles()).toEqual(files);
});

async function createForm(name: string, file: Buffer): Promise<Buffer> {
  const fields = { ...(await ownFields[name]?.()) };
  const part = (disposition: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  return Buffer.concat([
    ...Object.entries(fields).map(([field, value]) => Buffer.from(`${part(`name="${field}"`)}${value}\r\n`)),
    Buffer.from(part('name="file"; filename="a.png"')),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}

async function send(name: string, bytes: Buffer, headers: Record<string, string> = {}) {
  const [resource, action] = name.split(' ');
  const query = new URLSearchParams({ action: action ?? '', ...(await ownFields[name]?.()) });
  const response = await fetch(`${api.url}/backend/api/${resource}.php?${query}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...headers,
    },
  });
  return { status: response.status, body: await response.json() };
}

let stored: Promise<number> | undefined;
/** An image of the library, which can be replaced. */
function storeImage(): Promise<number> {
  stored ??= (async () => {
    const file = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer();
    const { body } = await send('media upload', await createForm('media upload', file));
    return body.data.id;
  })();
  return stored;
}

const listFiles = async () =>
  (await readdir(join(api.dataDir), { recursive: true })).filter((file) => /uploads|prescription/.test(file)).sort();

/** A small PNG whose header declares a square of this many pixels a side. */
function createHugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8 + body.length);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), 4 + body.length);
    return frame;
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}
