import { connect, type Socket } from 'node:net';
import { respondWithJson } from '../testing/scripted-api.ts';
import { TestGateway } from '../testing/test-gateway.ts';

const MEGABYTE = 1024 * 1024;

const gateway = new TestGateway();
let connection: Socket;

beforeAll(() => gateway.start());
afterAll(() => gateway.stop());
beforeEach(() => {
  connection = connect(Number(new URL(gateway.origin).port), '127.0.0.1');
  // An early response does not read the body.
  gateway.api.script = respondWithJson({ success: false }, { status: 415 });
});
afterEach(() => connection.destroy());

test.each([
  ['an upload that the API refuses early', '/backend/api/settings.php?action=upload', 5, 'content-length', 415],
  ['a body of unknown length that the API refuses early', '/api/settings.php?action=upload', 5, 'chunked', 415],
  ['a request that the gateway refuses before it reads the body', '/backend/uploads/a.png', 5, 'content-length', 405],
] as const)('after %s, the connection serves its next request', async (_, path, megabytes, length, status) => {
  const body = 'x'.repeat(megabytes * MEGABYTE);
  const isChunked = length === 'chunked';
  const lengthHeader = isChunked ? 'transfer-encoding: chunked' : `content-length: ${body.length}`;
  connection.write(`POST ${path} HTTP/1.1\r\nhost: shop.example\r\ncontent-type: image/png\r\n${lengthHeader}\r\n\r\n`);
  connection.write(isChunked ? `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body);
  connection.write('GET /healthz HTTP/1.1\r\nhost: shop.example\r\n\r\n');
  expect(await readStatuses(connection, 2)).toEqual([status, 200]);
});

test.each([
  ['content-length', 20],
  ['chunked', 2],
] as const)(
  'after a login that is too large (%s), the response says that the connection closes',
  async (length, megabytes) => {
    const body = 'x'.repeat(megabytes * MEGABYTE);
    const lengthHeader = length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${body.length}`;
    const head = `POST /api/login.php HTTP/1.1\r\nhost: shop.example\r\n${lengthHeader}\r\n\r\n`;
    // Only the beginning arrives, as from a visitor who stops at the response.
    connection.write(length === 'chunked' ? `${head}${body.length.toString(16)}\r\n${body}` : head + body.slice(0, 9));
    let text = '';
    for await (const chunk of connection.setEncoding('utf8')) text += chunk;
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toMatch(/\r\nconnection: close\r\n/i);
    expect(text).toContain('"code":"TOO_LARGE"');
  },
);

/** Status codes of the next responses on a connection. */
async function readStatuses(socket: Socket, count: number): Promise<number[]> {
  let text = '';
  for await (const chunk of socket.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    text += chunk;
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
    if (statuses.length >= count) return statuses;
  }
  throw new Error(`The connection was closed after: ${text}`);
}
