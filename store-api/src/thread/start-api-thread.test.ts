import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DATABASE_FILE } from '../database/database.ts';
import { apiSettingsSchema } from '../settings.ts';
import { startStoreApiThread } from './start-api-thread.ts';

const owner = { email: 'owner@example.gr', password: 'a long enough password' };

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fakos-thread-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const start = (environment: Record<string, string> = {}) =>
  startStoreApiThread(
    apiSettingsSchema.parse({
      ...{ DATA_DIR: dataDir, DATABASE_URL: '', SEED: 'empty', API_PORT: '0', LOG_LEVEL: 'silent' },
      ...{ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password, ...environment },
    }),
  );

test('while another process holds the write lock, reads are served and a write gets 503 with Retry-After', async () => {
  const api = await start();
  const foreign = new DatabaseSync(join(dataDir, DATABASE_FILE));
  foreign.exec('begin immediate');
  try {
    const headers = { 'content-type': 'application/json' };
    const login = { method: 'POST', headers, body: JSON.stringify(owner) };
    let isRefused = false;
    const write = fetch(`${api.url}/api/login.php`, login).finally(() => {
      isRefused = true;
    });
    let reads = 0;
    while (!isRefused) {
      const read = await fetch(`${api.url}/api/products.php`);
      expect(read.status).toBe(200);
      await read.arrayBuffer();
      reads += 1;
      await nextTurn();
    }
    const refused = await write;
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ success: false, code: 'UPSTREAM_UNAVAILABLE' });
    // The write waited for seconds. A blocked thread would have served no request meanwhile.
    expect(reads).toBeGreaterThan(10);
    foreign.exec('rollback');
    expect((await fetch(`${api.url}/api/login.php`, login)).status).toBe(200);
  } finally {
    foreign.close();
    await api.close();
  }
});

test('a failed start reports its cause', async () => {
  const first = await start();
  await expect(start({ API_PORT: String(first.port) })).rejects.toThrow('EADDRINUSE');
  await first.close();
  await expect(fetch(`${first.url}/healthz`)).rejects.toThrow();
});
