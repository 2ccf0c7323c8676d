import { once } from 'node:events';
import { connect } from 'node:net';
import { respondWithJson } from './testing/scripted-api.ts';
import { TestGateway } from './testing/test-gateway.ts';

const gateway = new TestGateway();
beforeAll(() => gateway.start());
afterAll(() => gateway.stop());
beforeEach(() => {
  gateway.api.script = respondWithJson({ success: true, data: [] });
});

/** Sends a text as it is, and reads until the gateway closes the connection. */
async function sendRaw(text: string): Promise<string> {
  const socket = connect(Number(new URL(gateway.origin).port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString();
  });
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return received;
}

const close = 'connection: close\r\n';

test.each([
  [
    'an upgrade to WebSocket',
    `GET /api/brands.php HTTP/1.1\r\nhost: a\r\nconnection: upgrade, close\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    /^HTTP\/1\.1 200 /,
  ],
  [
    'an upgrade to HTTP/2',
    `GET /api/brands.php HTTP/1.1\r\nhost: a\r\nconnection: upgrade, http2-settings, close\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAAP__\r\n\r\n`,
    /^HTTP\/1\.1 200 /,
  ],
  ['a TRACE', `TRACE / HTTP/1.1\r\nhost: a\r\n${close}x-secret: 42\r\n\r\n`, /^HTTP\/1\.1 (?:4\d\d|503) /],
  ['a proxy request', `CONNECT 127.0.0.1:25 HTTP/1.1\r\nhost: a\r\n${close}\r\n`, /^(?:HTTP\/1\.1 4\d\d |$)/],
  [
    'two lengths',
    `POST /api/cart.php HTTP/1.1\r\nhost: a\r\n${close}content-length: 2\r\ncontent-length: 9\r\n\r\n{}`,
    /^HTTP\/1\.1 400 /,
  ],
  [
    'a length and chunks',
    `POST /api/cart.php HTTP/1.1\r\nhost: a\r\n${close}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    /^HTTP\/1\.1 400 /,
  ],
  ['a header with a NUL', `GET / HTTP/1.1\r\nhost: a\r\n${close}x-a: b\0c\r\n\r\n`, /^HTTP\/1\.1 400 /],
])('%s', async (_name, text, expected) => {
  const received = await sendRaw(text);
  expect(received).toMatch(expected);
  expect(received).not.toContain('x-secret');
  expect(received).not.toMatch(/^HTTP\/1\.1 101/);
  expect((await gateway.get('brands.php')).status).toBe(200);
});

test.each([
  '/backend/uploads/../../etc/passwd',
  '/backend/uploads/..%2f..%2fetc%2fpasswd',
  '/remotes/..%2f..%2f..%2fetc%2fpasswd',
  '/remotes/mfe-shop/1/..%5c..%5cmanifest.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/.git/config',
  '/package.json',
])('%s shows no file of the server', async (path) => {
  const received = await sendRaw(`GET ${path} HTTP/1.1\r\nhost: a\r\n${close}\r\n`);
  expect(received).not.toMatch(/root:|"name":|repositoryformatversion/);
});
