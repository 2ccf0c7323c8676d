import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { createFirstOwner } from '../src/domain/accounts/first-owner.ts';
import { fillShop } from './fill-shop.ts';
import { CONNECTIONS, type Load, type Measured, measure } from './load.ts';
import { createLoads } from './loads.ts';
import { canPin, leaveMeasuredCore, type RunningServer, startServer } from './programs.ts';
import { formatRows, type Row } from './table.ts';

// npm run bench -w store-api [-- --sizes 100,10000 --seconds 2]: the API over HTTP in generated shops, one core for the
// server. A missed budget does not fail the run, because results depend on the machine's other work.
// With DATABASE_URL, which must name an empty PostgreSQL database, one size is measured there instead.

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '100,10000,100000' }, seconds: { type: 'string', default: '3' } },
});
const sizes = values.sizes.split(',').map(Number);
const milliseconds = Number(values.seconds) * 1000;
const history = { posts: 5000, orderLines: 1_000_000 };
const WARM_UP_MS = 500;
/** Number of alternating runs of the comparison with plain Express. */
const ROUNDS = 5;

const owner = { email: 'owner@example.gr', password: randomUUID() };
const databaseUrl = process.env.DATABASE_URL || undefined;
if (databaseUrl !== undefined && sizes.length > 1) throw new Error('Name one size for PostgreSQL: --sizes 100000');

leaveMeasuredCore();
const rows: Row[] = [];
for (const size of sizes) rows.push(...(await benchSize(size)));
console.log(`\n${formatRows(rows)}\n`);
console.log(
  `${databaseUrl === undefined ? 'SQLite' : 'PostgreSQL'}, ${cpus()[0]?.model ?? ''}, Node ${process.version}, ` +
    `${CONNECTIONS} connections${canPin ? ', one core for the server' : ''}, load average ${(loadavg()[0] ?? 0).toFixed(1)}`,
);

async function benchSize(products: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fakos-bench-'));
  const file = join(folder, 'fakos.sqlite');
  try {
    await fill(products, file);
    const api = await startServer(join(import.meta.dirname, '../src/serve.ts'), {
      ...{ DATA_DIR: folder, SEED: 'empty', API_PORT: '0' },
      ADMIN_EMAIL: owner.email,
    });
    const loads = createLoads(products, await signIn(api.url));
    const measured: Row[] = [];
    for (const [name, load] of Object.entries(loads)) {
      console.error(`→ ${products.toLocaleString('en')} products: ${name}`);
      measured.push({ call: name, products, ...(await warmed(api, load)) });
    }
    if (databaseUrl === undefined) measured.push(...(await compare(api, file, loads, products)));
    await api.stop();
    return measured;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function fill(products: number, file: string): Promise<void> {
  console.error(`→ Filling a shop of ${products.toLocaleString('en')} products`);
  const store = openDatabase({ url: databaseUrl, file });
  await migrate(store);
  await createFirstOwner(store.db, owner);
  await fillShop(store.db, { products, ...history });
  await store.close();
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/backend/api/login.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}

async function warmed({ url }: RunningServer, load: Load, length = milliseconds): Promise<Measured> {
  await measure(url, load, WARM_UP_MS);
  return measure(url, load, length);
}

/** List and detail compared with plain Express over the same file: alternating runs, and the median of each. */
async function compare(
  api: RunningServer,
  file: string,
  loads: Readonly<Record<string, Load>>,
  products: number,
): Promise<Row[]> {
  const plain = await startServer(join(import.meta.dirname, 'express-program.ts'), { SHOP_FILE: file });
  const compared: Row[] = [];
  for (const name of ['list', 'detail']) {
    const load = loads[name];
    if (!load) continue;
    const ratios: number[] = [];
    let last: Measured | undefined;
    for (let round = 0; round < ROUNDS; round++) {
      last = await warmed(plain, load, milliseconds / 2);
      ratios.push((await warmed(api, load, milliseconds / 2)).perSecond / last.perSecond);
    }
    const ratio = ratios.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
    if (last) compared.push({ call: `plain Express: ${name}`, products, ...last, ratio });
  }
  await plain.stop();
  return compared;
}
