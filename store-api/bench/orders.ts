import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DATABASE_FILE, openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { insertShop } from '../src/seed/insert-shop.ts';
import { fixtureCatalogue, productIds } from '../src/testing/fixture-catalogue.ts';
import { canPin, leaveMeasuredCore, type RunningServer, startServer } from './programs.ts';

// npm run bench:orders -w store-api [-- --rounds 7 --seconds 1.5]: orders per second with their commits on the disk before
// they are acknowledged, and without, for several numbers of buyers. Servers alternate; medians of the rounds are shown.

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, seconds: { type: 'string', default: '1.5' } },
});
const rounds = Number(values.rounds);
const milliseconds = Number(values.seconds) * 1000;
const buyerCounts = [1, 4, 16, 64];
const cacheFolder = join(import.meta.dirname, '../../.cache');
const STOCK = 10_000_000;
const WARM_UP_MS = 2000;

interface Shop {
  readonly server: RunningServer;
  readonly folder: string;
}

async function openShop(imported?: string): Promise<Shop> {
  // On the disk of this checkout: a temporary folder may be in memory, where a sync costs nothing.
  await mkdir(cacheFolder, { recursive: true });
  const folder = await mkdtemp(join(cacheFolder, 'orders-'));
  const store = openDatabase({ url: undefined, file: join(folder, DATABASE_FILE) });
  await migrate(store);
  await store.db.transaction().execute((transaction) => insertShop(transaction, fixtureCatalogue));
  await store.db.updateTable('products').set({ stock: STOCK }).execute();
  await store.close();
  const environment = { DATA_DIR: folder, SEED: 'empty', API_PORT: '0', ADMIN_PASSWORD: randomUUID() };
  const server = await startServer(join(import.meta.dirname, '../src/serve.ts'), {
    ...environment,
    ...(imported && { NODE_OPTIONS: `--import=${join(import.meta.dirname, imported)}` }),
  });
  return { server, folder };
}

/** Orders per second while this number of buyers order, each again as soon as the order is acknowledged. */
async function measureOrders({ server }: Shop, buyers: number, duration: number): Promise<number> {
  let placed = 0;
  const startedAt = performance.now();
  const buy = async (buyer: number) => {
    while (performance.now() - startedAt < duration) {
      await placeOrder(server.url, buyer);
      placed++;
    }
  };
  await Promise.all(Array.from({ length: buyers }, (_, buyer) => buy(buyer)));
  return (placed / (performance.now() - startedAt)) * 1000;
}

async function placeOrder(url: string, buyer: number): Promise<void> {
  const contact = { full_name: 'Μαρία Παππά', email: `buyer${buyer}@example.gr`, phone: '6900000000' };
  const response = await fetch(`${url}/backend/api/orders.php?action=create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      ...{ items: [{ product_id: productIds.reader, quantity: 1 }], contact, shipping_method: 'pickup' },
      ...{ payment_method: 'pay_in_store', expected_total: 19.99, terms_accepted: true },
    }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`An order was answered with ${response.status}: ${text}`);
}

const median = (figures: readonly number[]) =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

leaveMeasuredCore();
const synced = await openShop();
const unsynced = await openShop('without-sync.ts');
try {
  for (const shop of [synced, unsynced]) await measureOrders(shop, 16, WARM_UP_MS);
  for (const buyers of buyerCounts) {
    const measured: { synced: number; unsynced: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      measured.push({
        synced: await measureOrders(synced, buyers, milliseconds),
        unsynced: await measureOrders(unsynced, buyers, milliseconds),
      });
    }
    const [withSync, without] = [measured.map((round) => round.synced), measured.map((round) => round.unsynced)];
    const ratio = median(measured.map((round) => round.synced / round.unsynced));
    console.log(
      `${buyers} buyers: ${Math.round(median(withSync))} orders/s, ` +
        `${Math.round(median(without))} without sync, ${ratio.toFixed(2)} x`,
    );
  }
} finally {
  for (const { server, folder } of [synced, unsynced]) {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}
console.log(
  `${cpus()[0]?.model ?? ''}, Node ${process.version}${canPin ? ', one core for the server' : ''}, ` +
    `load average ${(loadavg()[0] ?? 0).toFixed(1)}`,
);
