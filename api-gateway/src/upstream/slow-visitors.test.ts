import { connect, type Socket } from 'node:net';
import { respondWithJson } from '../testing/scripted-api.ts';
import { TestGateway } from '../testing/test-gateway.ts';
import { SlowVisitors } from './slow-visitors.ts';

const SLOW_VISITORS = 500;
const MAX_RESPONSE_MS = 200;
/** More than a connection's buffers and the gateway's own hold. */
const largeBody = Buffer.alloc(8 * 1024 * 1024);

const gateway = new TestGateway();
const sockets: Socket[] = [];

beforeAll(() => gateway.start());
afterAll(() => gateway.stop());
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Opens connections that send `text` and nothing more, and read nothing. */
async function openSlow(count: number, text: string): Promise<void> {
  const opened = Array.from({ length: count }, () => {
    const socket = connect(Number(new URL(gateway.origin).port), '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    return new Promise<void>((resolve) => socket.on('connect', () => socket.write(text, () => resolve())));
  });
  await Promise.all(opened);
}

const from = (address: string) => `host: shop.example\r\nx-forwarded-for: ${address}\r\n`;

test.each([
  ['headers', `GET /shop HTTP/1.1\r\nhost: shop.example\r\nx-slow:`],
  ['JSON bodies', `POST /api/cart.php HTTP/1.1\r\n${from('203.0.113.7')}content-length: 5000\r\n\r\n{`],
  ['logins', `POST /api/login.php HTTP/1.1\r\n${from('203.0.113.7')}content-length: 5000\r\n\r\n{`],
  ['uploads', `POST /api/media.php HTTP/1.1\r\n${from('203.0.113.7')}content-length: 5000000\r\n\r\n-`],
  [
    'bodies of unknown length',
    `POST /api/cart.php HTTP/1.1\r\n${from('203.0.113.7')}transfer-encoding: chunked\r\n\r\n1\r\n{`,
  ],
  ['readers', `GET /api/large.php HTTP/1.1\r\n${from('203.0.113.7')}\r\n`],
])('500 visitors with slow %s delay no other visitor', async (_kind, text) => {
  gateway.api.script = (request, response, count) => {
    if (request.url?.includes('large')) response.end(largeBody);
    else respondWithJson({ success: false }, { status: 401 })(request, response, count);
  };
  await openSlow(SLOW_VISITORS, text);
  // The fastest of some, because the visitors and this test share a machine.
  const time = async (send: () => Promise<Response>, attempts = 3): Promise<{ status: number; isFast: boolean }> => {
    const startedAt = performance.now();
    const { status } = await send();
    const isFast = performance.now() - startedAt < MAX_RESPONSE_MS;
    return isFast || attempts === 1 ? { status, isFast } : time(send, attempts - 1);
  };
  const headers = { 'x-forwarded-for': '198.51.100.1' };
  expect(await time(() => gateway.write('login.php', { headers }))).toEqual({ status: 401, isFast: true });
  expect(await time(() => gateway.get('products.php?page=2', headers))).toEqual({ status: 401, isFast: true });
});

test('beyond a limit, the visitor that has waited longest is evicted, of the same address if there is one', () => {
  const visitors = new SlowVisitors({ perAddress: 2, total: 3 });
  const evicted: string[] = [];
  const enter = (address: string, name: string) => visitors.enter(address, () => evicted.push(name));
  const leave = enter('a', 'a1');
  enter('a', 'a2');
  leave();
  enter('a', 'a3');
  expect(evicted).toEqual([]);
  enter('a', 'a4');
  expect(evicted).toEqual(['a2']);
  enter('b', 'b1');
  enter('c', 'c1');
  expect(evicted).toEqual(['a2', 'a3']);
});
