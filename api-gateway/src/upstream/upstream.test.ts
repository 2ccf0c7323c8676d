import { createHash, randomBytes } from 'node:crypto';
import { request as send } from 'node:http';
import { MAX_BODY_BYTES } from '../steps/limits.ts';
import { answerJson, gate } from '../testing/scripted-api.ts';
import { TestGateway } from '../testing/test-gateway.ts';
import { FAILURES_TO_OPEN, OPEN_MS } from './circuit-breaker.ts';

const CALL = 'profile.php';
let gateway: TestGateway;

beforeEach(async () => {
  gateway = new TestGateway();
  await gateway.start({ callTimeoutMs: 300 });
});
afterEach(() => gateway.stop());

const hangUp = (request: { socket: { destroy(): void } }) => request.socket.destroy();
const statusOf = async (answer: Promise<Response>) => (await answer).status;

test('a read whose connection breaks is repeated once; a write never is', async () => {
  gateway.api.script = (request, response, count) =>
    count === 1 ? hangUp(request) : answerJson({ success: true })(request, response, count);
  expect(await statusOf(gateway.get(CALL))).toBe(200);
  expect(gateway.api.calls).toEqual(['GET /backend/api/profile.php', 'GET /backend/api/profile.php']);

  gateway.api.script = hangUp;
  gateway.api.calls.length = 0;
  expect(await statusOf(gateway.write('orders.php'))).toBe(503);
  expect(gateway.api.calls).toEqual(['POST /backend/api/orders.php']);
  expect(await statusOf(gateway.get(CALL))).toBe(503);
  expect(gateway.api.calls).toHaveLength(3);
});

test('an answer that breaks off is not repeated: the visitor sees that it broke off', async () => {
  gateway.api.script = (request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain', 'content-length': '100' });
    response.write('half', () => setImmediate(hangUp, request));
  };
  await expect(gateway.get(CALL).then((response) => response.text())).rejects.toThrow();
  expect(gateway.api.calls).toHaveLength(1);
});

test('an API that is late is a 503 in the language of the visitor, and is not asked again', async () => {
  gateway.api.script = () => undefined;
  const late = await gateway.get(CALL, { 'accept-language': 'el' });
  expect(late.status).toBe(503);
  expect(late.headers.get('retry-after')).not.toBeNull();
  expect(await late.json()).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', message: expect.stringMatching(/[α-ω]/) });
  expect(gateway.api.calls).toHaveLength(1);
});

test('an API that is gone is left alone, tried by one call after a while, and used again once it answers', async () => {
  gateway.api.script = hangUp;
  for (let count = 0; count < FAILURES_TO_OPEN; count++) await gateway.write('orders.php');
  expect(gateway.api.calls).toHaveLength(FAILURES_TO_OPEN);
  gateway.api.calls.length = 0;
  expect(await statusOf(gateway.get(CALL))).toBe(503);
  expect(gateway.api.calls).toHaveLength(0);

  gateway.pass(OPEN_MS);
  const held = gate();
  gateway.api.script = (request) => void held.opened.then(() => hangUp(request));
  const probe = gateway.write('orders.php');
  while (gateway.api.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(await statusOf(gateway.get(CALL))).toBe(503);
  held.open();
  expect(await statusOf(probe)).toBe(503);
  expect(gateway.api.calls).toHaveLength(1);

  gateway.pass(OPEN_MS);
  gateway.api.script = answerJson({ success: true });
  expect(await statusOf(gateway.get(CALL))).toBe(200);
  expect(await statusOf(gateway.get(CALL))).toBe(200);
});

test.each(['profile.php', 'products.php'])(
  'a visitor who goes ends the call of %s, which speaks not against the API',
  async (call) => {
    const ended = gate();
    gateway.api.script = (_request, response) => response.on('close', () => ended.open());
    const leaving = new AbortController();
    const asked = fetch(`${gateway.origin}/api/${call}`, { signal: leaving.signal }).catch(() => 'gone');
    while (gateway.api.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    leaving.abort();
    await ended.opened;
    expect(await asked).toBe('gone');
    gateway.api.script = answerJson({ success: true });
    expect(await statusOf(gateway.get(CALL))).toBe(200);
  },
);

test('a body of unknown length passes byte by byte up to the limit, and is 413 beyond', async () => {
  gateway.api.script = (request, response, count) => {
    const hash = createHash('sha256');
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => hash.update(chunk));
    request.on('end', () => answerJson({ success: true, hash: hash.digest('hex') })(request, response, count));
  };
  const upload = (body: Buffer) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const headers = { 'transfer-encoding': 'chunked' };
      const sent = send(`${gateway.origin}/api/media.php`, { method: 'POST', headers }, (response) => {
        let text = '';
        response.on('data', (chunk) => (text += String(chunk)));
        response.on('end', () => resolve({ status: response.statusCode, text }));
      });
      sent.on('error', reject);
      for (let start = 0; start < body.length; start += 65_536) sent.write(body.subarray(start, start + 65_536));
      sent.end();
    });
  const fits = randomBytes(MAX_BODY_BYTES);
  expect(await upload(fits)).toMatchObject({
    status: 200,
    text: expect.stringContaining(createHash('sha256').update(fits).digest('hex')),
  });
  expect(await upload(randomBytes(MAX_BODY_BYTES + 1))).toMatchObject({ status: 413 });
  expect(await statusOf(gateway.write(CALL))).toBe(200);
});

test('headers of a connection stay behind both ways; the request id and cookies go on', async () => {
  gateway.api.script = answerJson((request) => ({ success: true, headers: request.headers }), {
    headers: {
      'x-internal': '1',
      connection: 'close, x-internal',
      'keep-alive': 'timeout=9',
      server: 'Apache',
      'x-request-id': 'forged-by-the-api',
      'set-cookie': ['PHPSESSID=abc; HttpOnly', 'fakos_session=forged'],
    },
  });
  const body = await new Promise<string>((resolve, reject) => {
    const headers = {
      connection: 'x-mine, close',
      'x-mine': '1',
      te: 'trailers',
      'proxy-authorization': 'Basic x',
      cookie: 'a=1; fakos_session=x; PHPSESSID=abc',
      'x-request-id': 'given-by-the-edge',
    };
    send(`${gateway.origin}/api/${CALL}`, { headers }, (response) => {
      expect(response.headers['set-cookie']).toEqual(['PHPSESSID=abc; HttpOnly']);
      expect(response.headers).toMatchObject({ 'x-request-id': 'given-by-the-edge' });
      for (const name of ['x-internal', 'server']) expect(response.headers).not.toHaveProperty(name);
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
  const { headers } = JSON.parse(body);
  expect(headers).toMatchObject({ cookie: 'a=1; PHPSESSID=abc', 'x-request-id': 'given-by-the-edge' });
  for (const name of ['x-mine', 'te', 'proxy-authorization']) expect(headers).not.toHaveProperty(name);
});

test('connections to the API are kept', async () => {
  const sockets = new Set<unknown>();
  gateway.api.script = (request, response, count) => {
    sockets.add(request.socket);
    answerJson({ success: true })(request, response, count);
  };
  for (let count = 0; count < 5; count++) await (await gateway.get(CALL)).text();
  expect(sockets.size).toBe(1);
});
