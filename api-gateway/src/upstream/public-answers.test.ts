import { answerJson, gate } from '../testing/scripted-api.ts';
import { TestGateway } from '../testing/test-gateway.ts';
import { MAX_KEPT_ANSWER_BYTES } from './cacheability.ts';
import { FRESH_MS, STALE_IF_ERROR_MS, STALE_MS } from './public-answers.ts';

const LIST = 'products.php?page=1&limit=12';
let gateway: TestGateway;

beforeEach(async () => {
  gateway = new TestGateway();
  await gateway.start();
  gateway.api.script = answerJson((request, count) => ({
    success: true,
    count,
    language: request.headers['accept-language'],
    cookie: request.headers.cookie ?? null,
    text: 'γυαλιά '.repeat(400),
  }));
});
afterEach(() => gateway.stop());

async function ask(call = LIST, headers: Record<string, string> = {}) {
  const response = await gateway.get(call, headers);
  return { cache: response.headers.get('x-cache'), status: response.status, body: await response.json(), response };
}

/** Waits until something that happens behind the visitor's back has happened. */
async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await new Promise((resolve) => setImmediate(resolve));
}

test('an answer is asked for once, whatever the order of its query, and once more by language', async () => {
  expect(await ask()).toMatchObject({ cache: 'miss', body: { count: 1, language: 'el' } });
  expect(await ask('products.php?limit=12&page=1')).toMatchObject({ cache: 'hit', body: { count: 1 } });
  const english = { 'accept-language': 'en-GB,en;q=0.9' };
  expect(await ask(LIST, english)).toMatchObject({ cache: 'miss', body: { count: 2, language: 'en' } });
  expect(await ask(LIST, english)).toMatchObject({ cache: 'hit', body: { count: 2 } });
});

test.each(['br', 'gzip', 'identity'])('a visitor who has the answer in %s gets 304', async (encoding) => {
  await ask();
  const headers = { 'accept-encoding': encoding };
  const { response, body } = await ask(LIST, headers);
  expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
  expect(body).toMatchObject({ success: true, count: 1 });
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const etag = response.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{20,}"$/);
  // Without a cache-control of its own, Node's fetch asks for a full answer.
  const again = await gateway.get(LIST, { ...headers, 'if-none-match': etag, 'cache-control': 'max-age=0' });
  expect(again.status).toBe(304);
  expect(again.headers.get('etag')).toBe(etag);
});

test('a hundred who ask at once make one call', async () => {
  const held = gate();
  const answer = gateway.api.script;
  gateway.api.script = (request, response, count) => void held.opened.then(() => answer(request, response, count));
  const all = Array.from({ length: 100 }, () => ask());
  await until(() => gateway.api.calls.length > 0);
  held.open();
  expect(new Set((await Promise.all(all)).map(({ body }) => body.count))).toEqual(new Set([1]));
  expect(gateway.api.calls).toHaveLength(1);
});

test('an old answer is given at once while the next is fetched; a very old one is not', async () => {
  await ask();
  gateway.pass(FRESH_MS + 1_000);
  const stale = await ask();
  expect(stale).toMatchObject({ cache: 'stale', body: { count: 1 } });
  expect(stale.response.headers.get('age')).toBe('6');
  await until(() => gateway.api.calls.length === 2);
  while ((await ask()).cache !== 'hit');
  expect(await ask()).toMatchObject({ body: { count: 2 } });
  gateway.pass(FRESH_MS + STALE_MS + 1_000);
  expect(await ask()).toMatchObject({ cache: 'miss', body: { count: 3 } });
});

test.each([
  ['fails', () => (gateway.api.script = answerJson({ success: false }, { status: 500 }))],
  ['is gone', () => gateway.api.stop()],
])('while the API %s, what is kept is given, for some minutes', async (_how, breakApi) => {
  await ask();
  await breakApi();
  gateway.pass(FRESH_MS + STALE_MS + 1_000);
  for (let count = 0; count < 10; count++) expect(await ask()).toMatchObject({ cache: 'stale', body: { count: 1 } });
  gateway.pass(STALE_IF_ERROR_MS);
  expect((await ask()).status).toBeGreaterThanOrEqual(500);
});

test('a write that the API takes empties the cache; one that it refuses or that changes nothing does not', async () => {
  await ask();
  const answer = gateway.api.script;
  gateway.api.script = answerJson({ success: false }, { status: 422 });
  await gateway.write('products.php');
  gateway.api.script = answer;
  await gateway.write('cart.php?action=quote');
  expect(await ask()).toMatchObject({ cache: 'hit' });
  await gateway.write('products.php');
  expect(await ask()).toMatchObject({ cache: 'miss' });
});

test('what was read before a write is not kept after it, nor joined', async () => {
  const heard: string[] = [];
  gateway.upstream.onPurge((from) => heard.push(from));
  const held = gate();
  let price = 'old';
  gateway.api.script = (request, response, count) => {
    const read = price;
    if (request.method === 'POST') price = 'new';
    const answer = () => answerJson({ success: true, price: read })(request, response, count);
    if (count === 1) void held.opened.then(answer);
    else answer();
  };
  const early = ask();
  await until(() => gateway.api.calls.length === 1);
  await gateway.write('products.php');
  expect(await ask()).toMatchObject({ cache: 'miss', body: { price: 'new' } });
  held.open();
  expect(await early).toMatchObject({ body: { price: 'old' } });
  expect(await ask()).toMatchObject({ cache: 'hit', body: { price: 'new' } });
  expect(heard).toEqual(['here']);
});

test.each([
  ['is for one person', 200, { 'cache-control': 'private' }],
  ['sets a cookie', 200, { 'set-cookie': 'PHPSESSID=abc; HttpOnly' }],
  ['says that there is nothing', 404, { 'cache-control': 'no-store' }],
])('an answer that %s passes with one call and is not kept', async (_what, status, headers) => {
  gateway.api.script = answerJson((_request, count) => ({ success: status === 200, count }), { status, headers });
  expect(await ask()).toMatchObject({ cache: null, status, body: { count: 1 } });
  expect(await ask()).toMatchObject({ cache: null, status, body: { count: 2 } });
});

test('an answer that is too large to keep passes whole, to everybody who waited', async () => {
  const text = 'x'.repeat(MAX_KEPT_ANSWER_BYTES * 3);
  gateway.api.script = answerJson({ success: true, text }, { headers: { 'transfer-encoding': 'chunked' } });
  const all = await Promise.all([ask(), ask(), ask()]);
  for (const { cache, body } of all)
    expect({ cache, length: body.text.length }).toEqual({ cache: null, length: text.length });
});

test('a shared call carries nothing of the visitor who happened to make it', async () => {
  const { body } = await ask(LIST, { cookie: 'fakos_session=abc; _ga=1', 'user-agent': 'a very personal browser' });
  expect(body).toMatchObject({ cookie: null });
});

test('two people and a visitor who hammer one address never see an answer of each other', async () => {
  gateway.api.script = answerJson((request) => ({ success: true, whose: request.headers.authorization ?? 'nobody' }), {
    headers: { vary: 'Accept-Language, Authorization' },
  });
  const tokens = ['maria', 'nikos'].map((name) => `${name}-${'x'.repeat(32)}`);
  const people = [
    { whose: 'nobody', headers: {} },
    ...tokens.map((token) => ({ whose: `Bearer ${token}`, headers: gateway.signedIn(token) })),
  ];
  const asked = Array.from({ length: 600 }, async (_none, index) => {
    const person = people[index % people.length];
    if (index % 50 === 0) await gateway.write('products.php');
    const { body, cache } = await ask(LIST, person?.headers);
    return body.whose === person?.whose && (cache === null) === (person?.whose !== 'nobody');
  });
  expect((await Promise.all(asked)).filter((isOwn) => !isOwn)).toEqual([]);
});

test('the gateway itself reads from the same memory', async () => {
  await ask();
  expect(JSON.parse((await gateway.upstream.readPublic(LIST, 'el')).body)).toMatchObject({ count: 1 });
  const both = await Promise.all([1, 2].map(() => gateway.upstream.readPublic(LIST, 'en')));
  expect(both.map(({ body }) => JSON.parse(body).count)).toEqual([2, 2]);
  expect(await ask(LIST, { 'accept-language': 'en' })).toMatchObject({ cache: 'hit', body: { count: 2 } });
});

test('the gateway reads a refusal with its status, by one call', async () => {
  gateway.api.script = answerJson(
    { success: false, code: 'NOT_FOUND' },
    { status: 404, headers: { 'cache-control': 'no-store' } },
  );
  const found = await gateway.upstream.readPublic('products.php?action=get&slug=none', 'el');
  expect(found).toEqual({ status: 404, body: '{"success":false,"code":"NOT_FOUND"}' });
  expect(gateway.api.calls).toHaveLength(1);
});
