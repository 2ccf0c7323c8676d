import { createHash, randomBytes } from 'node:crypto';
import { request as send } from 'node:http';
import { MAX_BODY_BYTES } from '../steps/api/limits.ts';
import { createGate, respondWithJson } from '../testing/scripted-api.ts';
import { TestGateway } from '../testing/test-gateway.ts';
import { FAILURES_TO_OPEN, OPEN_MS } from './circuit-breaker.ts';

const ENDPOINT = 'profile.php';
let gateway: TestGateway;

beforeEach(async () => {
  gateway = new TestGateway();
  await gateway.start({ requestTimeoutMs: 300 });
});
afterEach(() => gateway.stop());

const closeConnection = (request: { socket: { destroy(): void } }) => request.socket.destroy();
const getStatus = async (response: Promise<Response>) => (await response).status;

test('a read whose connection fails is retried once; a write never is', async () => {
  gateway.api.script = (request, response, count) =>
    count === 1 ? closeConnection(request) : respondWithJson({ success: true })(request, response, count);
  expect(await getStatus(gateway.get(ENDPOINT))).toBe(200);
  expect(gateway.api.requests).toEqual(['GET /backend/api/profile.php', 'GET /backend/api/profile.php']);

  gateway.api.script = closeConnection;
  gateway.api.requests.length = 0;
  expect(await getStatus(gateway.write('orders.php'))).toBe(503);
  expect(gateway.api.requests).toEqual(['POST /backend/api/orders.php']);
  expect(await getStatus(gateway.get(ENDPOINT))).toBe(503);
  expect(gateway.api.requests).toHaveLength(3);
});

test('a truncated response is not retried, and the visitor’s request fails', async () => {
  gateway.api.script = (request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain', 'content-length': '100' });
    response.write('half', () => setImmediate(closeConnection, request));
  };
  await expect(gateway.get(ENDPOINT).then((response) => response.text())).rejects.toThrow();
  expect(gateway.api.requests).toHaveLength(1);
});

test('a timeout of the API is a 503 in the visitor’s language, without a retry', async () => {
  gateway.api.script = () => undefined;
  const timedOut = await gateway.get(ENDPOINT, { 'accept-language': 'el' });
  expect(timedOut.status).toBe(503);
  expect(timedOut.headers.get('retry-after')).not.toBeNull();
  expect(await timedOut.json()).toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
    message: expect.stringMatching(/[α-ω]/),
  });
  expect(gateway.api.requests).toHaveLength(1);
});

test('an unavailable API gets no requests, then one probe, and is used again once it responds', async () => {
  gateway.api.script = closeConnection;
  for (let count = 0; count < FAILURES_TO_OPEN; count++) await gateway.write('orders.php');
  expect(gateway.api.requests).toHaveLength(FAILURES_TO_OPEN);
  gateway.api.requests.length = 0;
  expect(await getStatus(gateway.get(ENDPOINT))).toBe(503);
  expect(gateway.api.requests).toHaveLength(0);

  gateway.advance(OPEN_MS);
  const held = createGate();
  gateway.api.script = (request) => void held.opened.then(() => closeConnection(request));
  const probe = gateway.write('orders.php');
  while (gateway.api.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(await getStatus(gateway.get(ENDPOINT))).toBe(503);
  held.open();
  expect(await getStatus(probe)).toBe(503);
  expect(gateway.api.requests).toHaveLength(1);

  gateway.advance(OPEN_MS);
  gateway.api.script = respondWithJson({ success: true });
  expect(await getStatus(gateway.get(ENDPOINT))).toBe(200);
  expect(await getStatus(gateway.get(ENDPOINT))).toBe(200);
});

test.each(['profile.php', 'products.php'])(
  'a visitor who disconnects aborts the request of %s, which is no failure of the API',
  async (path) => {
    const ended = createGate();
    gateway.api.script = (_request, response) => response.on('close', () => ended.open());
    const leaving = new AbortController();
    const aborted = fetch(`${gateway.origin}/api/${path}`, { signal: leaving.signal }).catch(() => 'gone');
    while (gateway.api.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    leaving.abort();
    await ended.opened;
    expect(await aborted).toBe('gone');
    gateway.api.script = respondWithJson({ success: true });
    expect(await getStatus(gateway.get(ENDPOINT))).toBe(200);
  },
);

test('a body of unknown length is passed on up to the limit, and is 413 beyond it', async () => {
  gateway.api.script = (request, response, count) => {
    const hash = createHash('sha256');
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => hash.update(chunk));
    request.on('end', () => respondWithJson({ success: true, hash: hash.digest('hex') })(request, response, count));
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
  expect(await getStatus(gateway.write(ENDPOINT))).toBe(200);
});

test('hop-by-hop headers are removed in both directions; the request id and cookies are forwarded', async () => {
  gateway.api.script = respondWithJson((request) => ({ success: true, headers: request.headers }), {
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
    send(`${gateway.origin}/api/${ENDPOINT}`, { headers }, (response) => {
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

test('connections to the API are reused', async () => {
  const sockets = new Set<unknown>();
  gateway.api.script = (request, response, count) => {
    sockets.add(request.socket);
    respondWithJson({ success: true })(request, response, count);
  };
  for (let count = 0; count < 5; count++) await (await gateway.get(ENDPOINT)).text();
  expect(sockets.size).toBe(1);
});
