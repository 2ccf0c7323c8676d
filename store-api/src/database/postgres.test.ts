import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { serveEndpoints } from '../testing/serve-endpoints.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { CONNECT_TIMEOUT_MS } from './postgres.ts';

const one = sql<{ one: number }>`select 1 as one`;

describe('a connection that breaks', () => {
  let server: TestStore;
  let shop: OpenDatabase;
  let tellLost: (message: string) => void;
  beforeEach(async () => {
    server = await openTestStore();
    shop = openDatabase({ url: server.url, file: ':memory:' }, ({ message }) => tellLost(message));
  });
  afterEach(async () => {
    await shop.close();
    await server.close();
  });

  /** Terminates the shop's connections, as a server restart does; resolves to the message passed to the error callback. */
  const endConnections = async () => {
    const lost = new Promise<string>((resolve) => {
      tellLost = resolve;
    });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(server.db);
    return lost;
  };

  test('while idle is reported, and the next query opens a new one', async () => {
    if (server.url === undefined) return;
    await one.execute(shop.db);
    expect(await endConnections()).toMatch(/terminat/);
    expect((await one.execute(shop.db)).rows).toEqual([{ one: 1 }]);
  });

  test('during a transaction fails only that transaction', async () => {
    if (server.url === undefined) return;
    const broken = shop.db.transaction().execute(async (transaction) => {
      await one.execute(transaction);
      await endConnections();
      await one.execute(transaction);
    });
    await expect(broken).rejects.toThrow();
    expect((await one.execute(shop.db)).rows).toEqual([{ one: 1 }]);
  });
});

test('an API whose database accepts connections but does not respond is not ready', async () => {
  const silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const store = openDatabase({
    url: `postgres://shop@127.0.0.1:${(silent.address() as AddressInfo).port}/shop`,
    file: '',
  });
  const api = await serveEndpoints(store.db, []);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance'] });
  const connected = once(silent, 'connection');
  const response = fetch(new URL('/readyz', api.url));
  const [socket] = await connected;
  jest.advanceTimersByTime(CONNECT_TIMEOUT_MS);
  jest.useRealTimers();
  expect((await response).status).toBe(503);
  socket.destroy();
  silent.close();
  await Promise.all([api.close(), store.close()]);
});
