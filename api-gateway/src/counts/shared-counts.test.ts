import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { RedisServer } from '../testing/redis-server.ts';
import type { CountStore } from './count-store.ts';
import { RedisCountStore } from './redis-count-store.ts';
import { SharedCounts } from './shared-counts.ts';
import { SqliteCountStore } from './sqlite-count-store.ts';

const DAY_MS = 86_400_000;
const log = pino({ level: 'silent' });
const redis = new RedisServer();
let folder: string;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fakos-counts-'));
  address = await redis.start();
});
afterAll(async () => {
  await redis.stop();
  await rm(folder, { recursive: true });
});

const stores: readonly (readonly [string, () => Promise<CountStore>])[] = [
  ['a file', async () => new SqliteCountStore(folder)],
  ['Redis', () => RedisCountStore.open(address, log)],
];

test.each(stores)('two gateways with %s count together, for 30 days', async (_name, open) => {
  const openAt = async (daysAgo: number) =>
    new SharedCounts({ store: await open(), log, now: () => Date.now() - daysAgo * DAY_MS });
  const [one, other, old, older] = [await openAt(0), await openAt(0), await openAt(29), await openAt(30)];
  const release = ['mfe-shop', 'a1'] as const;
  for (const gateway of [one, other, old, older]) gateway.count('views', ...release);
  one.count('visitors', ...release);
  one.count('phase:chunk', ...release);
  other.count('server', ...release);
  other.count('phase:stuck', ...release);
  other.count('phase:stuck', ...release);
  await Promise.all([one.flush(), old.close(), older.close()]);
  expect(await other.list()).toEqual([
    {
      ...{ remote: 'mfe-shop', version: 'a1', views: 3, failedVisitors: 1, serverFailures: 1 },
      phases: { chunk: 1, stuck: 2 },
    },
  ]);
  await Promise.all([one.close(), other.close()]);
});

test('counts that could not be stored are stored with the next flush', async () => {
  const store = new SqliteCountStore(folder);
  let isDown = true;
  const add: CountStore['add'] = (rows) => (isDown ? Promise.reject(new Error('down')) : store.add(rows));
  const unreliable = {
    add,
    sum: store.sum.bind(store),
    removeBefore: store.removeBefore.bind(store),
    close: store.close.bind(store),
  };
  const counts = new SharedCounts({ store: unreliable, log });
  counts.count('views', 'mfe-blog', 'b1');
  await counts.flush();
  counts.count('views', 'mfe-blog', 'b1');
  isDown = false;
  expect(await counts.list()).toContainEqual(expect.objectContaining({ remote: 'mfe-blog', views: 2 }));
  await counts.close();
});
