import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { dataResponse, defineEndpoint } from '@fakos/contracts/endpoint';
import { MAX_UPLOAD_BYTES } from '@fakos/contracts/images/contract';
import { z } from 'zod';
import type { OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { type Context, endpoint } from '../endpoints/endpoint.ts';
import { serveEndpoints } from '../testing/serve-endpoints.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { createTestApp } from '../testing/test-app.ts';
import { openTestStore } from '../testing/test-store.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('both spellings of the URL work', async () => {
  const short = await fetch(`${api.url}/api/brands.php`);
  expect(short.status).toBe(200);
});

test.each([
  ['an unknown resource', 'nothing.php', 'GET', undefined, 404, 'NOT_FOUND'],
  ['an unknown action', 'products.php?action=explode', 'GET', undefined, 404, 'NOT_FOUND'],
  ['half a JSON body', 'login.php', 'POST', '{"email":', 400, 'BAD_REQUEST'],
  ['a JSON list', 'login.php', 'POST', '[]', 400, 'BAD_REQUEST'],
  ['a body without end', 'login.php', 'POST', JSON.stringify({ email: 'x'.repeat(1_100_000) }), 413, 'TOO_LARGE'],
  ['a page that is no number', 'products.php?page=two', 'GET', undefined, 422, 'VALIDATION'],
])('%s', async (_name, path, method, body, status, code) => {
  const response = await api.request(path, { method, body });
  expect(response.status).toBe(status);
  expect(response.body).toMatchObject({ success: false, code });
});

test('a small body that unpacks to a large one is refused', async () => {
  const body = gzipSync(JSON.stringify({ email: 'x'.repeat(50_000_000) }));
  expect(body.length).toBeLessThan(60_000);
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const response = await fetch(`${api.url}/api/login.php`, { method: 'POST', body, headers });
  expect([response.status, await response.json()]).toMatchObject([413, { code: 'TOO_LARGE' }]);
});

test('a form is not JSON', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await api.request('login.php', { body: 'email=a', headers });
  expect(response.status).toBe(415);
});

test.each([
  ['', {}, 'Δεν βρέθηκε αυτό που ζητήσατε.'],
  ['', { 'accept-language': 'fr' }, 'Δεν βρέθηκε αυτό που ζητήσατε.'],
  ['', { 'accept-language': 'en-US,en;q=0.9,el;q=0.8' }, 'What you asked for was not found.'],
  ['?lang=el', { 'accept-language': 'en' }, 'Δεν βρέθηκε αυτό που ζητήσατε.'],
])('an error for "%s" %j is in the right language', async (query, headers, message) => {
  const response = await api.request(`nothing.php${query}`, { headers });
  expect(response.body.message).toBe(message);
});

test('the action may be in the body, as in the specification', async () => {
  const response = await api.request('cart.php', {
    body: { action: 'quote', items: [{ product_id: 1, quantity: 1 }] },
  });
  expect(response.body.data.total).toBe(52);
});

test('a public response is revalidated by its ETag and differs by language', async () => {
  const first = await api.request('brands.php');
  expect(first.headers.get('vary')).toBe('Accept-Language, Authorization');
  const headers = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  const again = await api.request('brands.php', { headers });
  expect(again.status).toBe(304);
});

test('a valid request id of the gateway is used, an invalid one is replaced', async () => {
  const known = await api.request('brands.php', { headers: { 'x-request-id': 'abc-12345678' } });
  expect(known.headers.get('x-request-id')).toBe('abc-12345678');
  const replaced = await api.request('brands.php', { headers: { 'x-request-id': 'a b<c>' } });
  expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('health needs no session', async () => {
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
});

test('an API whose database is closed is healthy but not ready', async () => {
  const store = await openTestStore();
  await migrate(store);
  const served = await serveEndpoints(store.db, []);
  await store.close();
  const root = new URL(served.url).origin;
  expect((await fetch(`${root}/healthz`)).status).toBe(200);
  expect((await fetch(`${root}/readyz`)).status).toBe(503);
  await served.close();
});

describe('endpoints of a test', () => {
  const response = dataResponse(z.object({ note: z.string(), name: z.string(), bytes: z.number() }));
  const body = z.object({ note: z.string() });
  const call = (resource: string, permission: 'public' | 'staff' = 'public') =>
    defineEndpoint({ resource, method: 'POST', action: 'send', permission, invalidates: [], body, response });
  const tell = async ({ body: sent, file }: Context<ReturnType<typeof call>>) => ({
    data: { note: sent.note, name: file?.name ?? '', bytes: file?.bytes.length ?? 0 },
  });
  const form = (bytes: number, name = 'Φακός.png') => {
    const data = new FormData();
    data.set('note', 'σημείωση');
    data.set('file', new Blob([Buffer.alloc(bytes)]), name);
    return data;
  };
  let store: OpenDatabase;
  let served: Awaited<ReturnType<typeof serveEndpoints>>;
  beforeAll(async () => {
    store = await openTestStore();
    await migrate(store);
    served = await serveEndpoints(store.db, [
      endpoint(call('plain'), tell),
      endpoint(call('beacons'), tell, { body: 'beacon' }),
      endpoint(call('uploads'), tell, { body: 'upload' }),
      endpoint(call('closed', 'staff'), tell, { body: 'upload' }),
    ]);
  });
  afterAll(async () => {
    await served.close();
    await store.close();
  });

  test.each([
    ['a beacon', 'beacons', JSON.stringify({ note: 'a' }), 200],
    ['plain text where no beacon is accepted', 'plain', JSON.stringify({ note: 'a' }), 415],
    ['a beacon of something else', 'beacons', 'note=a', 400],
    ['an image', 'uploads', form(1000), 200],
    ['an image of the maximum size', 'uploads', form(MAX_UPLOAD_BYTES), 200],
    ['one byte more', 'uploads', form(MAX_UPLOAD_BYTES + 1), 413],
    ['an image where none is accepted', 'plain', form(10), 415],
    ['an image without permission', 'closed', form(10), 401],
  ])('%s', async (_name, resource, sent, status) => {
    const response = await fetch(`${served.url}/${resource}.php?action=send`, { method: 'POST', body: sent });
    expect(response.status).toBe(status);
  });

  test('a file keeps its Greek name, and the fields beside it are read', async () => {
    const response = await fetch(`${served.url}/uploads.php?action=send`, { method: 'POST', body: form(3) });
    expect(await response.json()).toMatchObject({ data: { note: 'σημείωση', name: 'Φακός.png', bytes: 3 } });
  });

  test('a wrong method gets the allowed ones', async () => {
    const response = await fetch(`${served.url}/plain.php`, { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  test('two files at once are refused', async () => {
    const two = form(3);
    two.append('other', new Blob(['b']), 'b.png');
    const response = await fetch(`${served.url}/uploads.php?action=send`, { method: 'POST', body: two });
    expect(response.status).toBe(413);
  });

  test('a multipart body that breaks off is a bad request', async () => {
    const response = await fetch(`${served.url}/uploads.php?action=send`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
    });
    expect(response.status).toBe(400);
  });
});

test('a response that violates its contract is an internal error without details', async () => {
  const call = defineEndpoint({
    resource: 'x',
    method: 'GET',
    permission: 'public',
    cache: 'none',
    response: dataResponse(z.string()),
  });
  const broken = endpoint(call, async () => ({ data: 7 as unknown as string }));
  const store = await openTestStore();
  const app = createTestApp([broken], store.db);
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/x.php`);
  server.close();
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    success: false,
    code: 'INTERNAL',
    message: 'Κάτι πήγε στραβά σε εμάς. Δοκιμάστε ξανά σε λίγο.',
  });
  await store.close();
});
