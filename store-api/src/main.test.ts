import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startStoreApi } from './main.ts';
import { apiSettingsSchema } from './settings.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fakos-start-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const start = (environment: Record<string, string> = {}) => {
  const settings = apiSettingsSchema.parse({ DATA_DIR: dataDir, SEED: 'empty', API_PORT: '0', ...environment });
  return startStoreApi(settings, { log: pino({ level: 'silent' }) });
};

test('the first start makes an owner with a password that is told once', async () => {
  const first = await start();
  expect(first.firstOwner).toEqual({ email: 'admin@fakos.local', password: expect.stringMatching(/^[\w-]{16}$/) });
  const body = JSON.stringify(first.firstOwner);
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${first.url}/api/login.php`, { method: 'POST', body, headers });
  expect(await answer.json()).toMatchObject({ user: { role: 'admin', must_change_password: true } });
  await first.close();

  const second = await start();
  expect(second.firstOwner).toBeUndefined();
  await second.close();
});

test('a password of the settings is used and never told', async () => {
  const api = await start({ ADMIN_EMAIL: 'Owner@Example.gr', ADMIN_PASSWORD: 'a long enough one' });
  expect(api.firstOwner).toEqual({ email: 'owner@example.gr' });
  await api.close();
});

test('closing frees the address', async () => {
  const api = await start();
  await api.close();
  const again = await start({ API_PORT: String(api.port) });
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  await again.close();
});

test('closing lets what was asked before finish', async () => {
  const api = await start({ ADMIN_EMAIL: 'owner@example.gr', ADMIN_PASSWORD: 'a long enough one' });
  const body = JSON.stringify({ email: 'owner@example.gr', password: 'a long enough one' });
  const headers = { 'content-type': 'application/json' };
  const asked = Array.from({ length: 5 }, () => fetch(`${api.url}/api/login.php`, { method: 'POST', body, headers }));
  // The first answer says that the others have come in too: checking a password takes far longer than a connection.
  await Promise.race(asked);
  await api.close();
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await expect(fetch(`${api.url}/healthz`)).rejects.toThrow();
});

test('Prometheus sees calls by name and status, whatever else was asked', async () => {
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

test('settings name every fault', () => {
  const checked = apiSettingsSchema.safeParse({ ADMIN_PASSWORD: 'short', DATABASE_URL: 'mysql://x/y', API_PORT: 'x' });
  expect(checked.error?.issues.map((issue) => issue.path[0])).toEqual(['DATABASE_URL', 'ADMIN_PASSWORD', 'API_PORT']);
});
