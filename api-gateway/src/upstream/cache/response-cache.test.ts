import { offlineCache } from '@fakos/contracts/caching';
import { createGate, respondWithJson } from '../../testing/scripted-api.ts';
import { TestGateway } from '../../testing/test-gateway.ts';
import { MAX_CACHED_BYTES } from './cacheability.ts';

const FRESH_MS = offlineCache.maxAge * 1000;
const STALE_MS = offlineCache.staleWhileRevalidate * 1000;
const STALE_IF_ERROR_MS = offlineCache.staleIfError * 1000;
const LIST = 'products.php?page=1&limit=12';
let gateway: TestGateway;

beforeEach(async () => {
  gateway = new TestGateway();
  await gateway.start();
  gateway.api.script = respondWithJson((request, count) => ({
    success: true,
    count,
    language: request.headers['accept-language'],
    cookie: request.headers.cookie ?? null,
    text: 'γυαλιά '.repeat(400),
  }));
});
afterEach(() => gateway.stop());

async function fetchJson(path = LIST, headers: Record<string, string> = {}) {
  const response = await gateway.get(path, headers);
  return { cache: response.headers.get('x-cache'), status: response.status, body: await response.json(), response };
}

/** Waits for a condition that the test cannot await otherwise. */
async function waitUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

test('a response is requested once for any order of its query, and once for each language', async () => {
  expect(await fetchJson()).toMatchObject({ cache: 'miss', body: { count: 1, language: 'el' } });
  expect(await fetchJson('products.php?limit=12&page=1')).toMatchObject({ cache: 'hit', body: { count: 1 } });
  const english = { 'accept-language': 'en-GB,en;q=0.9' };
  expect(await fetchJson(LIST, english)).toMatchObject({ cache: 'miss', body: { count: 2, language: 'en' } });
  expect(await fetchJson(LIST, english)).toMatchObject({ cache: 'hit', body: { count: 2 } });
});

test.each(['br', 'gzip', 'identity'])('a visitor who has the response in %s gets 304', async (encoding) => {
  await fetchJson();
  const headers = { 'accept-encoding': encoding };
  const { response, body } = await fetchJson(LIST, headers);
  expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
  expect(body).toMatchObject({ success: true, count: 1 });
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const etag = response.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{20,}"$/);
  // Without a Cache-Control of its own, Node's fetch requests a full response.
  const again = await gateway.get(LIST, { ...headers, 'if-none-match': etag, 'cache-control': 'max-age=0' });
  expect(again.status).toBe(304);
  expect(again.headers.get('etag')).toBe(etag);
});

test('a hundred concurrent requests are sent to the API once', async () => {
  const held = createGate();
  const script = gateway.api.script;
  gateway.api.script = (request, response, count) => void held.opened.then(() => script(request, response, count));
  const all = Array.from({ length: 100 }, () => fetchJson());
  await waitUntil(() => gateway.api.requests.length > 0);
  held.open();
  expect(new Set((await Promise.all(all)).map(({ body }) => body.count))).toEqual(new Set([1]));
  expect(gateway.api.requests).toHaveLength(1);
});

test('a stale response is sent while a new one is fetched; a very old one is not', async () => {
  await fetchJson();
  gateway.advance(FRESH_MS + 1_000);
  const stale = await fetchJson();
  expect(stale).toMatchObject({ cache: 'stale', body: { count: 1 } });
  expect(stale.response.headers.get('age')).toBe('6');
  await waitUntil(() => gateway.api.requests.length === 2);
  while ((await fetchJson()).cache !== 'hit');
  expect(await fetchJson()).toMatchObject({ body: { count: 2 } });
  gateway.advance(FRESH_MS + STALE_MS + 1_000);
  expect(await fetchJson()).toMatchObject({ cache: 'miss', body: { count: 3 } });
});

test.each([
  ['fails', () => (gateway.api.script = respondWithJson({ success: false }, { status: 500 }))],
  ['is unreachable', () => gateway.api.stop()],
])('while the API %s, stored responses are sent for some minutes', async (_how, breakApi) => {
  await fetchJson();
  await breakApi();
  gateway.advance(FRESH_MS + STALE_MS + 1_000);
  for (let count = 0; count < 10; count++)
    expect(await fetchJson()).toMatchObject({ cache: 'stale', body: { count: 1 } });
  gateway.advance(STALE_IF_ERROR_MS);
  expect((await fetchJson()).status).toBeGreaterThanOrEqual(500);
});

test('a successful write removes the stale responses; a refused or unrelated one does not', async () => {
  await fetchJson();
  const script = gateway.api.script;
  gateway.api.script = respondWithJson({ success: false }, { status: 422 });
  await gateway.write('products.php');
  gateway.api.script = script;
  await gateway.write('cart.php?action=quote');
  expect(await fetchJson()).toMatchObject({ cache: 'hit' });
  await gateway.write('products.php');
  expect(await fetchJson()).toMatchObject({ cache: 'miss' });
});

test('a write removes the responses of the resources that its contract names, and no others', async () => {
  await fetchJson();
  await fetchJson('pages.php?action=list');
  await gateway.write('orders.php?action=create');
  expect(await fetchJson()).toMatchObject({ cache: 'miss' });
  expect(await fetchJson('pages.php?action=list')).toMatchObject({ cache: 'hit' });
  await gateway.write('unknown.php');
  expect(await fetchJson('pages.php?action=list')).toMatchObject({ cache: 'miss' });
});

test('a new endpoint is cached as its contract says, and no longer than that', async () => {
  await gateway.stop();
  gateway = new TestGateway();
  const cache = { maxAge: 1, staleWhileRevalidate: 0, staleIfError: 0, variesBy: [], offline: false };
  await gateway.start({
    endpoints: [
      { resource: 'events', method: 'GET', permission: 'public', cache },
      { resource: 'events', method: 'GET', action: 'mine', permission: 'public', cache: 'none' },
      { resource: 'tickets', method: 'POST', permission: 'public', invalidates: ['events'] },
    ],
  });
  const getCache = async (path: string, language = 'el') =>
    (await gateway.get(path, { 'accept-language': language })).headers.get('x-cache');
  expect([await getCache('events.php'), await getCache('events.php', 'en')]).toEqual(['miss', 'hit']);
  expect([await getCache('events.php?action=mine'), await getCache('products.php')]).toEqual([null, null]);
  gateway.advance(2_000);
  expect(await getCache('events.php')).toBe('miss');
  await gateway.write('tickets.php');
  expect(await getCache('events.php')).toBe('miss');
});

test('a response that was requested before a write is neither stored nor joined after it', async () => {
  const purges: string[] = [];
  gateway.upstream.onPurge((from) => purges.push(from));
  const held = createGate();
  let price = 'old';
  gateway.api.script = (request, response, count) => {
    const read = price;
    if (request.method === 'POST') price = 'new';
    const respond = () => respondWithJson({ success: true, price: read })(request, response, count);
    if (count === 1) void held.opened.then(respond);
    else respond();
  };
  const early = fetchJson();
  await waitUntil(() => gateway.api.requests.length === 1);
  await gateway.write('products.php');
  expect(await fetchJson()).toMatchObject({ cache: 'miss', body: { price: 'new' } });
  held.open();
  expect(await early).toMatchObject({ body: { price: 'old' } });
  expect(await fetchJson()).toMatchObject({ cache: 'hit', body: { price: 'new' } });
  expect(purges).toEqual(['here']);
});

test.each([
  ['is private', 200, { 'cache-control': 'private' }],
  ['sets a cookie', 200, { 'set-cookie': 'PHPSESSID=abc; HttpOnly' }],
  ['is a 404', 404, { 'cache-control': 'no-store' }],
])('a response that %s is passed on with one request and is not stored', async (_what, status, headers) => {
  gateway.api.script = respondWithJson((_request, count) => ({ success: status === 200, count }), { status, headers });
  expect(await fetchJson()).toMatchObject({ cache: null, status, body: { count: 1 } });
  expect(await fetchJson()).toMatchObject({ cache: null, status, body: { count: 2 } });
});

test('a response that is too large to store reaches all who waited', async () => {
  const text = 'x'.repeat(MAX_CACHED_BYTES * 3);
  gateway.api.script = respondWithJson({ success: true, text }, { headers: { 'transfer-encoding': 'chunked' } });
  const all = await Promise.all([fetchJson(), fetchJson(), fetchJson()]);
  for (const { cache, body } of all)
    expect({ cache, length: body.text.length }).toEqual({ cache: null, length: text.length });
});

test('a shared request carries no headers of the visitor', async () => {
  const { body } = await fetchJson(LIST, {
    cookie: 'fakos_session=abc; _ga=1',
    'user-agent': 'a very personal browser',
  });
  expect(body).toMatchObject({ cookie: null });
});

test('two users and a visitor never get each other’s responses', async () => {
  gateway.api.script = respondWithJson(
    (request) => ({ success: true, owner: request.headers.authorization ?? 'visitor' }),
    {
      headers: { vary: 'Accept-Language, Authorization' },
    },
  );
  const tokens = ['maria', 'nikos'].map((name) => `${name}-${'x'.repeat(32)}`);
  const people = [
    { owner: 'visitor', headers: {} },
    ...tokens.map((token) => ({ owner: `Bearer ${token}`, headers: gateway.getSessionHeaders(token) })),
  ];
  const results = Array.from({ length: 600 }, async (_none, index) => {
    const person = people[index % people.length];
    if (index % 50 === 0) await gateway.write('products.php');
    const { body, cache } = await fetchJson(LIST, person?.headers);
    return body.owner === person?.owner && (cache === null) === (person?.owner !== 'visitor');
  });
  expect((await Promise.all(results)).filter((isOwn) => !isOwn)).toEqual([]);
});

test('the gateway itself uses the stored responses', async () => {
  await fetchJson();
  expect(JSON.parse((await gateway.upstream.getShared(LIST, 'el')).body)).toMatchObject({ count: 1 });
  const both = await Promise.all([1, 2].map(() => gateway.upstream.getShared(LIST, 'en')));
  expect(both.map(({ body }) => JSON.parse(body).count)).toEqual([2, 2]);
  expect(await fetchJson(LIST, { 'accept-language': 'en' })).toMatchObject({ cache: 'hit', body: { count: 2 } });
});

test('the gateway gets an error response with its status, by one request', async () => {
  gateway.api.script = respondWithJson(
    { success: false, code: 'NOT_FOUND' },
    { status: 404, headers: { 'cache-control': 'no-store' } },
  );
  const found = await gateway.upstream.getShared('products.php?action=get&slug=none', 'el');
  expect(found).toEqual({ status: 404, body: '{"success":false,"code":"NOT_FOUND"}' });
  expect(gateway.api.requests).toHaveLength(1);
});
