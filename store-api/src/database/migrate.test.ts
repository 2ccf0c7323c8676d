import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { listEndpoints } from '../endpoints/index.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { hashToken } from '../sessions/sessions.repo.ts';
import { serveEndpoints } from '../testing/serve-endpoints.ts';
import { shopAt0004 } from '../testing/shop-at-0004.ts';
import { openTestStore } from '../testing/test-store.ts';
import type { DatabasePlace, OpenDatabase } from './database.ts';
import { engineOf } from './engine.ts';
import { migrate } from './migrate.ts';

const PASSWORD = 'a long enough password';
const TOKEN = 'the-token-of-a-session-that-was-open';
const ORDER_TOKEN = '0123456789abcdef0123456789abcdef';

const run = promisify(execFile);
let store: OpenDatabase;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

test('an empty store gets every table once', async () => {
  const ran = await migrate(store);
  expect(ran).toEqual([...ran].sort());
  expect(ran[0]).toBe('0001-first-shop');
  expect(await migrate(store)).toEqual([]);
});

test('several instances that start together migrate once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fakos-migrate-'));
  const place = { url: await addressOf(store), file: join(folder, 'shop.sqlite') };
  const all = await Promise.all([1, 2, 3].map(() => migrateInProcess(place)));
  expect(all.filter((names) => names.length > 0)).toHaveLength(1);
  await rm(folder, { recursive: true });
});

describe('a shop of migration 0004', () => {
  let shop: Awaited<ReturnType<typeof serveEndpoints>>;
  beforeEach(async () => {
    await migrate(store, '0004-taxonomy');
    const hash = await hashPassword(PASSWORD);
    for (const statement of shopAt0004) await sql.raw(withHashes(statement, hash)).execute(store.db);
    await migrate(store);
    shop = await serveEndpoints(store.db, listEndpoints('unused'));
  });
  afterEach(() => shop.close());

  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${shop.url}/${path}`, { headers })).json();

  test('keeps its goods, writings and settings', async () => {
    expect(await get('products.php')).toMatchObject({ data: [{ slug: 'aegean-02', price: 120, sale_price: 89.9 }] });
    expect(await get('products.php?search=αιγαίο')).toMatchObject({ meta: { total: 1 } });
    expect(await get('products.php?slug=aegean-02')).toMatchObject({ data: { stock: 7, category_slug: 'round' } });
    expect(await get('posts.php?action=get&slug=first')).toMatchObject({ data: { title: 'Πρώτο άρθρο', views: 41 } });
    expect(await get('services.php')).toMatchObject({ data: [{ slug: 'eye-exam' }] });
    expect(await get('pages.php?action=get&slug=story')).toMatchObject({ data: { title: 'Η ιστορία μας' } });
    expect(await get('settings.php?action=getSettings')).toMatchObject({ settings: { company_name: 'Fakos' } });
    expect(await get('settings.php')).toMatchObject({ data: { gallery: [{ filename: 'window.jpg' }] } });
  });

  test('keeps its people, their sessions and their orders', async () => {
    expect(await get('login.php', { authorization: `Bearer ${TOKEN}` })).toMatchObject({ user: { name: 'Νίκος' } });
    const order = await get(`orders.php?action=get&number=OP26-000001&token=${ORDER_TOKEN}`);
    expect(order).toMatchObject({ data: { total: 179.8, status: 'pending', lines: [{ quantity: 2 }] } });
    const login = await fetch(`${shop.url}/login.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'maria@example.gr', password: PASSWORD }),
    });
    const { token } = await login.json();
    const staff = { authorization: `Bearer ${token}` };
    expect(await get('admin-orders.php', staff)).toMatchObject({ meta: { total: 1 } });
    expect(await get('bookings.php', staff)).toMatchObject({ data: [{ full_name: 'Νίκος', total_cost: 240 }] });
    expect(await get('contact.php', staff)).toMatchObject({ data: [{ message: 'Γεια σας' }] });
  });

  test('lost no row and broke no reference', async () => {
    for (const statement of shopAt0004) {
      const table = /^insert into (\w+)/.exec(statement)?.[1] ?? '';
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
        store.db,
      );
      expect([table, rows[0]?.count]).toEqual([table, expect.any(Number)]);
      expect(rows[0]?.count).toBeGreaterThan(0);
    }
    if (engineOf(store.db) === 'postgres') return;
    expect((await sql`pragma foreign_key_check`.execute(store.db)).rows).toEqual([]);
  });
});

function withHashes(statement: string, passwordHash: string): string {
  return statement
    .replaceAll('ORDER_TOKEN_HASH', hashToken(ORDER_TOKEN))
    .replaceAll('TOKEN_HASH', hashToken(TOKEN))
    .replaceAll('PASSWORD_HASH', passwordHash);
}

/** Where the store can be reached from another process; nothing for one that is only in this one's memory. */
async function addressOf({ db }: OpenDatabase): Promise<string | undefined> {
  if (engineOf(db) === 'sqlite') return undefined;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}

/** Migrates in a process of its own, as an instance that starts does; answers what it migrated. */
async function migrateInProcess(place: DatabasePlace): Promise<string[]> {
  const program = `
    import { openDatabase } from '${join(__dirname, 'database.ts')}';
    import { migrate } from '${join(__dirname, 'migrate.ts')}';
    const store = openDatabase(${JSON.stringify(place)});
    process.stdout.write(JSON.stringify(await migrate(store)));
    await store.close();`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program]);
  return JSON.parse(stdout) as string[];
}
