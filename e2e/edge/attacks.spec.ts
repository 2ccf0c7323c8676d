import { request } from 'node:http';
import { type ClientHttp2Session, type ClientHttp2Stream, connect, constants } from 'node:http2';
import type { Edge } from './site/edge.ts';
import { newAddress, sendRequest } from './site/visitor.ts';
import { expect, test } from './test.ts';

/** `limit_conn` of nginx.conf: open requests of one address. */
const MAX_OPEN = 128;
/** Streams that nobody reads, on so many connections that each is below nginx's own limit of streams. */
const UNREAD_STREAMS = { connections: 3, each: 100 };
const CANCELLED_STREAMS = 1_000;
/** Requests of one address that reach the gateways in the seconds that the test takes: `burst`, and 60 each second. */
const MAX_FORWARDED = 900;

/** Opens a connection with HTTP/2 from a visitor's address. */
async function openSession(edge: Edge, address: string, settings = {}): Promise<ClientHttp2Session> {
  // The types lack `localAddress`, which Node passes on to the socket.
  const options = { rejectUnauthorized: false, localAddress: address, settings };
  const session = connect(edge.secureUrl, options);
  await new Promise((resolve, reject) => session.once('error', reject).once('connect', resolve));
  return session.on('error', () => undefined);
}

/** The status of a response; undefined if the server ended the stream or the connection instead. */
function getStatus(stream: ClientHttp2Stream): Promise<number | undefined> {
  return new Promise((resolve) => {
    stream.on('response', ({ ':status': status }) => resolve(status));
    stream.on('error', () => resolve(undefined));
    stream.on('close', () => resolve(undefined));
  });
}

/** Lines of the access log about a path. nginx writes a line after the response has been sent. */
const readLines = (edge: Edge, path: string) => edge.readLog().filter((line) => line.path === path);

for (const [what, protocol, headers] of [
  ['WebSocket', 'websocket', { 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' }],
  ['HTTP/2', 'h2c', { 'http2-settings': 'AAMAAABkAAQAAP__' }],
] as const) {
  test(`an upgrade to ${what} gets a plain response`, async ({ edge }) => {
    for (const path of ['/', '/backend/api/brands.php', '/backend/api/login.php']) {
      const status = await new Promise((resolve, reject) => {
        const upgrade = { connection: 'upgrade', upgrade: protocol, ...headers };
        const sent = request(edge.url + path, { headers: upgrade, localAddress: newAddress(), agent: false });
        sent.on('upgrade', () => reject(new Error(`${path} accepted the upgrade.`)));
        sent.on('response', (response) => resolve(response.resume().statusCode));
        sent.on('error', reject).end();
      });
      expect(status).toBe(path.includes('login') ? 401 : 200);
    }
  });
}

test('a tunnel through HTTP/2 is refused', async ({ edge }) => {
  const session = await openSession(edge, newAddress());
  const status = await getStatus(session.request({ ':method': 'CONNECT', ':authority': '127.0.0.1:25' }));
  session.destroy();
  expect([undefined, 400, 405]).toContain(status);
  expect(edge.readLog().filter(({ method, gateway }) => method === 'CONNECT' && gateway !== '')).toEqual([]);
});

test('open streams are limited per address, and streams that nobody reads delay no other visitor', async ({ edge }) => {
  const address = newAddress();
  const opened = Array.from({ length: UNREAD_STREAMS.connections }, () =>
    openSession(edge, address, { initialWindowSize: 1024 }),
  );
  const sessions = await Promise.all(opened);
  const streams = sessions.flatMap((session) =>
    Array.from({ length: UNREAD_STREAMS.each }, () => session.request({ ':path': '/shop' })),
  );
  const statuses = await Promise.all(streams.map(getStatus));
  const other = await sendRequest(`${edge.secureUrl}/shop`);
  for (const session of sessions) session.destroy();
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(MAX_OPEN);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(streams.length - MAX_OPEN);
  expect(other.status).toBe(200);
});

test('streams that are cancelled at once flood no gateway', async ({ edge }) => {
  const path = '/no/such/cancelled/page';
  const session = await openSession(edge, newAddress());
  for (let count = 0; count < CANCELLED_STREAMS && !session.destroyed; count += 1) {
    const stream = session.request({ ':path': path });
    stream.on('error', () => undefined);
    stream.close(constants.NGHTTP2_CANCEL);
  }
  expect((await sendRequest(`${edge.secureUrl}/shop`)).status).toBe(200);
  session.destroy();
  expect(readLines(edge, path).filter(({ gateway }) => gateway !== '').length).toBeLessThan(MAX_FORWARDED);
});

for (const [what, path, headers, body] of [
  ['headers of 400 kB', '/large/headers', Object.fromEntries(list(100).map((key) => [key, 'a'.repeat(4_000)])), ''],
  ['a body that is longer than its length', '/backend/api/short.php', { 'content-length': '2' }, '{"a":1}'],
  ['a body that is shorter than its length', '/backend/api/long.php', { 'content-length': '20' }, '{"a":1}'],
] as const) {
  test(`a request through HTTP/2 with ${what} reaches no gateway`, async ({ edge }) => {
    const session = await openSession(edge, newAddress());
    const stream = session.request(
      { ':path': path, ':method': body ? 'POST' : 'GET', ...headers },
      { endStream: !body },
    );
    const status = getStatus(stream);
    if (body) stream.end(body);
    expect([undefined, 400, 413, 431]).toContain(await status);
    session.destroy();
    expect((await sendRequest(`${edge.secureUrl}/about`)).status).toBe(200);
    expect(readLines(edge, path).filter(({ gateway }) => gateway !== '')).toEqual([]);
  });
}

function list(length: number): string[] {
  return Array.from({ length }, (_, index) => `x-header-${index}`);
}
