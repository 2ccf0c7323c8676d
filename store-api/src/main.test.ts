import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLOSE_GRACE_MS, TURN_AWAY_MS } from '@fakos/contracts/servers/close-server';
import { pino } from 'pino';
import { startStoreApi } from './main.ts';
import { apiSettingsSchema } from './settings.ts';

/** How long the gateway waits for a response. */
const GATEWAY_WAITS_MS = 30_000;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fakos-start-'));
});
afterEach(async () => {
  jest.useRealTimers();
  await rm(dataDir, { recursive: true });
});

const start = (environment: Record<string, string> = {}) => {
  const settings = apiSettingsSchema.parse({ DATA_DIR: dataDir, SEED: 'empty', API_PORT: '0', ...environment });
  return startStoreApi(settings, { log: pino({ level: 'silent' }) });
};

test('the first start creates an owner with a password that is shown once', async () => {
  const first = await start();
  expect(first.firstOwner).toEqual({ email: 'admin@fakos.local', password: expect.stringMatching(/^[\w-]{16}$/) });
  const body = JSON.stringify(first.firstOwner);
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${first.url}/api/login.php`, { method: 'POST', body, headers });
  expect(await response.json()).toMatchObject({ user: { role: 'owner', must_change_password: true } });
  await first.close();

  const second = await start();
  expect(second.firstOwner).toBeUndefined();
  await second.close();
});

test('a password of the settings is used and never shown', async () => {
  const api = await start({ ADMIN_EMAIL: 'Owner@Example.gr', ADMIN_PASSWORD: 'a long enough one' });
  expect(api.firstOwner).toEqual({ email: 'owner@example.gr' });
  await api.close();
});

test('closing frees the port', async () => {
  const api = await start();
  await api.close();
  const again = await start({ API_PORT: String(api.port) });
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  await again.close();
});

test('closing lets requests in flight finish', async () => {
  const api = await start({ ADMIN_EMAIL: 'owner@example.gr', ADMIN_PASSWORD: 'a long enough one' });
  const body = JSON.stringify({ email: 'owner@example.gr', password: 'a long enough one' });
  const headers = { 'content-type': 'application/json' };
  const asked = Array.from({ length: 5 }, () => fetch(`${api.url}/api/login.php`, { method: 'POST', body, headers }));
  // After the first response, all requests have arrived: a password check takes far longer than a connection.
  await Promise.race(asked);
  await api.close();
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await expect(fetch(`${api.url}/healthz`)).rejects.toThrow();
});

test('closing waits for a slow request, is not ready meanwhile, and ends idle connections', async () => {
  const api = await start();
  const [idle, slow] = [connect(api.port, '127.0.0.1'), await startUpload(api.url)];
  idle.write('GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n');
  await once(idle, 'data');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'setInterval'] });
  const ended = once(idle, 'end');
  const closed = api.close();
  await ended;
  const asked = await get(`${api.url}/readyz`);
  expect([asked.statusCode, asked.headers.connection]).toEqual([503, 'close']);
  expect((await get(`${api.url}/healthz`)).statusCode).toBe(200);

  await jest.advanceTimersByTimeAsync(TURN_AWAY_MS);
  await expect(get(`${api.url}/healthz`)).rejects.toThrow('ECONNREFUSED');
  await jest.advanceTimersByTimeAsync(GATEWAY_WAITS_MS - 1);
  slow.end('"}');
  const [response] = (await once(slow, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(422);
  await closed;
});

test('closing does not wait forever', async () => {
  const api = await start();
  const slow = await startUpload(api.url);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'setInterval'] });
  const [closed, cut] = [api.close(), once(slow, 'error')];
  await jest.advanceTimersByTimeAsync(TURN_AWAY_MS);
  await jest.advanceTimersByTimeAsync(CLOSE_GRACE_MS);
  await closed;
  expect(await cut).toEqual([expect.objectContaining({ code: 'ECONNRESET' })]);
});

/** A request of whose body only the beginning is sent. */
async function startUpload(url: string) {
  const headers = { 'content-type': 'application/json', expect: '100-continue' };
  const slow = request(`${url}/api/login.php`, { method: 'POST', headers, agent: new Agent() });
  slow.flushHeaders();
  // The server has received the headers.
  await once(slow, 'continue');
  slow.write('{"email": "');
  return slow;
}

/** Sends the request on a new connection. */
async function get(url: string): Promise<IncomingMessage> {
  const [response] = (await once(request(url, { agent: new Agent() }).end(), 'response')) as [IncomingMessage];
  response.resume();
  return response;
}

test('metrics count requests by endpoint and status; unknown ones share one label', async () => {
  const api = await start();
  await fetch(`${api.url}/api/brands.php`);
  await fetch(`${api.url}/api/brands.php?action=${encodeURIComponent('x"} 1\nmade_up 1')}`);
  await fetch(`${api.url}/api/nobody-${Date.now()}.php`);
  const metrics = await (await fetch(`${api.url}/metrics`)).text();
  const counts = metrics.split('\n').filter((line) => line.startsWith('fakos_api_requests_total{'));
  expect(counts.sort()).toEqual([
    'fakos_api_requests_total{call="GET brands",status="200"} 1',
    'fakos_api_requests_total{call="none",status="404"} 2',
  ]);
  expect(metrics).toMatch(/fakos_api_request_seconds_count\{call="GET brands"\} 1/);
  expect(metrics).toContain('process_resident_memory_bytes');
  await api.close();
});

test('invalid settings are reported with every error', () => {
  const checked = apiSettingsSchema.safeParse({ ADMIN_PASSWORD: 'short', DATABASE_URL: 'mysql://x/y', API_PORT: 'x' });
  expect(checked.error?.issues.map((issue) => issue.path[0])).toEqual(['DATABASE_URL', 'ADMIN_PASSWORD', 'API_PORT']);
});
