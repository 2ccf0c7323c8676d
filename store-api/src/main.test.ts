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

test('settings name every fault', () => {
  const checked = apiSettingsSchema.safeParse({ ADMIN_PASSWORD: 'short', DATABASE_URL: 'mysql://x/y', API_PORT: 'x' });
  expect(checked.error?.issues.map((issue) => issue.path[0])).toEqual(['DATABASE_URL', 'ADMIN_PASSWORD', 'API_PORT']);
});
