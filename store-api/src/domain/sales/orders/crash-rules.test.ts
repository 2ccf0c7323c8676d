import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '../../../database/database.ts';
import { migrate } from '../../../database/migrate.ts';
import { insertShop } from '../../../seed/insert-shop.ts';
import { fixtureCatalogue, productIds } from '../../../testing/fixture-catalogue.ts';

// Covers a SQLite file and a killed process; PostgreSQL handles this itself.

const STOCK = 5000;
const product = productIds.reader;

let dataDir: string;
let server: ChildProcess | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fakos-crash-'));
  await withStore(async ({ db }, store) => {
    await migrate(store);
    await db.transaction().execute((transaction) => insertShop(transaction, fixtureCatalogue));
    await db.updateTable('products').set({ stock: STOCK }).execute();
  });
});
afterEach(async () => {
  server?.kill('SIGKILL');
  await rm(dataDir, { recursive: true });
});

async function withStore<T>(use: (store: OpenDatabase, same: OpenDatabase) => Promise<T>): Promise<T> {
  const store = openDatabase({ url: undefined, file: join(dataDir, 'fakos.sqlite') });
  try {
    return await use(store, store);
  } finally {
    await store.close();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

async function start(): Promise<string> {
  const port = await freePort();
  const settings = { DATA_DIR: dataDir, SEED: 'empty', API_PORT: String(port), LOG_LEVEL: 'silent' };
  const env = { ...process.env, ...settings, ADMIN_PASSWORD: 'a long enough password', NODE_ENV: 'production' };
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../../serve.ts')], {
    env: { ...env, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = child;
  await once(child.stdout, 'data');
  return `http://127.0.0.1:${port}/api`;
}

interface Placed {
  readonly number: string;
  readonly token: string;
}

/** Places orders one after another until the server is killed; records each order that was confirmed. */
async function buyUntilTheEnd(api: string, buyer: number, placed: Placed[]): Promise<void> {
  const contact = { full_name: 'Μαρία Παππά', email: `buyer${buyer}@example.gr`, phone: '6900000000' };
  const order = { items: [{ product_id: product, quantity: 1 }], contact, shipping_method: 'pickup' };
  const body = JSON.stringify({
    ...order,
    payment_method: 'pay_in_store',
    expected_total: 19.99,
    terms_accepted: true,
  });
  for (;;) {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const reply = await fetch(`${api}/orders.php?action=create`, { method: 'POST', body, headers })
      .then((response) => response.json() as Promise<{ data: Placed }>)
      .catch(() => undefined);
    if (!reply) return;
    placed.push(reply.data);
  }
}

test('orders confirmed before a kill -9 exist after it, and the stock is correct', async () => {
  const api = await start();
  const placed: Placed[] = [];
  const buyers = Array.from({ length: 12 }, (_, index) => buyUntilTheEnd(api, index, placed));
  while (placed.length < 60) await new Promise((resume) => setTimeout(resume, 5));
  server?.kill('SIGKILL');
  await Promise.all(buyers);

  const again = await start();
  for (const { number, token } of placed) {
    const read = await fetch(`${again}/orders.php?action=get&number=${number}&token=${token}`);
    expect([number, read.status]).toEqual([number, 200]);
  }
  await withStore(async ({ db }) => {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
    const { stock } = await db
      .selectFrom('products')
      .select('stock')
      .where('id', '=', product)
      .executeTakeFirstOrThrow();
    const sold = await db.selectFrom('order_lines').select('quantity').execute();
    expect(sold.length).toBeGreaterThanOrEqual(placed.length);
    expect(stock + sold.length).toBe(STOCK);
  });
});
