import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { hashPassword } from '../domain/accounts/passwords/passwords.ts';
import { hashToken } from '../domain/accounts/sessions/sessions.repo.ts';
import { productSearchText } from '../domain/search/search-text.ts';
import { listEndpoints } from '../endpoints/index.ts';
import { fixtureCatalogue } from '../testing/fixture-catalogue.ts';
import { serveEndpoints } from '../testing/serve-endpoints.ts';
import { shopAt0004 } from '../testing/shop-at-0004.ts';
import { shopAt0012 } from '../testing/shop-at-0012.ts';
import { openTestStore } from '../testing/test-store.ts';
import type { DatabasePlace, OpenDatabase } from './database.ts';
import { getEngine } from './engine.ts';
import { migrate, migrationNames } from './migrate.ts';

const PASSWORD = 'a long enough password';
const TOKEN = 'the-token-of-a-session-that-was-open';
/** Every table of this version has rows in the tests' shop; later migrations add tables. */
const BEFORE = '0014-index-and-authors';
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

test('several instances that start together prepare the store once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fakos-migrate-'));
  const place = { url: await getUrl(store), file: join(folder, 'shop.sqlite') };
  const all = await Promise.all([1, 2, 3].map(() => prepareInProcess(place)));
  expect(all.filter(({ migrated }) => migrated.length > 0)).toHaveLength(1);
  expect(all.filter(({ firstOwner }) => firstOwner)).toHaveLength(1);
  expect(all.map(({ products }) => products)).toEqual(all.map(() => fixtureCatalogue.products.length));
  await rm(folder, { recursive: true });
});

describe('a shop of migration 0004', () => {
  let before: Record<string, number>;
  let shop: Awaited<ReturnType<typeof serveEndpoints>>;
  beforeEach(async () => {
    await migrate(store, '0004-taxonomy');
    const hash = await hashPassword(PASSWORD);
    for (const statement of shopAt0004) await sql.raw(withHashes(statement, hash)).execute(store.db);
    before = await countRows();
    await migrate(store);
    shop = await serveEndpoints(store.db, listEndpoints('unused'));
  });
  afterEach(() => shop.close());

  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${shop.url}/${path}`, { headers })).json();

  test('keeps its products, posts, pages and settings', async () => {
    expect(await get('products.php')).toMatchObject({ data: [{ slug: 'aegean-02', price: 120, sale_price: 89.9 }] });
    expect(await get('products.php?search=αιγαίο')).toMatchObject({ meta: { total: 1 } });
    expect(await get('products.php?slug=aegean-02')).toMatchObject({ data: { stock: 7, category_slug: 'round' } });
    expect(await get('posts.php?action=get&slug=first')).toMatchObject({ data: { title: 'Πρώτο άρθρο', views: 41 } });
    expect(await get('services.php')).toMatchObject({ data: [{ slug: 'eye-exam' }] });
    expect(await get('pages.php?action=get&slug=story')).toMatchObject({ data: { title: 'Η ιστορία μας' } });
    expect(await get('settings.php?action=getSettings')).toMatchObject({ settings: { company_name: 'Fakos' } });
    expect(await get('settings.php')).toMatchObject({ data: { gallery: [{ filename: 'window.jpg' }] } });
  });

  test('keeps its accounts, sessions and orders', async () => {
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
    expect(await countRows()).toMatchObject(before);
    await expectSoundReferences();
  });
});

describe('a shop of an earlier version', () => {
  beforeEach(async () => {
    const hash = await hashPassword(PASSWORD);
    await migrate(store, '0004-taxonomy');
    for (const statement of shopAt0004) await sql.raw(withHashes(statement, hash)).execute(store.db);
    await migrate(store, '0012-sales');
    for (const statement of shopAt0012) await sql.raw(withHashes(statement, hash)).execute(store.db);
  });

  test('is migrated with all its rows', async () => {
    await migrate(store, BEFORE);
    const before = await countRows();
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
    expect(await migrate(store)).toEqual(migrationNames.filter((name) => name > BEFORE));
    expect(await countRows()).toMatchObject(before);
    await expectSoundReferences();
  });

  test('finds texts with letters such as ø by plain letters', async () => {
    await migrate(store, BEFORE);
    const stored = [
      "update products set name_en = 'Hamnøy', search_text = 'eigeo 02 xamnøi\nround\nelafris light' where id = 1",
      "update posts set title_en = 'Smørrebrød in Łódź', search_text = 'proto smørebrød in łodz' where id = 1",
      "update users set search_text = 'søren æbler soren@example.gr' where id = 2",
      "update orders set search_text = 'op26-000002 großmann' where id = 2",
    ];
    for (const statement of stored) await sql.raw(statement).execute(store.db);
    await migrate(store);
    const shop = await serveEndpoints(store.db, listEndpoints('unused'));
    const find = async (path: string) => (await (await fetch(`${shop.url}/${path}`)).json()).meta.total;
    for (const search of ['hamnoy', 'Hamnøy', 'HAMNØY', 'αιγαιο']) {
      expect([search, await find(`products.php?search=${encodeURIComponent(search)}`)]).toEqual([search, 1]);
    }
    for (const search of ['smorrebrod', 'lodz']) {
      expect([search, await find(`posts.php?search=${search}`)]).toEqual([search, 1]);
    }
    await shop.close();
    const texts = await Promise.all(
      (['users', 'orders'] as const).map((table) =>
        store.db.selectFrom(table).select('search_text').where('id', '=', 2).executeTakeFirstOrThrow(),
      ),
    );
    expect(texts.map(({ search_text }) => search_text)).toEqual([
      'soren aebler soren@example.gr aevler',
      'op26-000002 grossmann grosman',
    ]);
    const product = await store.db.selectFrom('products').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
    const names = { brand: 'Aegean', category_el: 'Στρογγυλοί', category_en: 'Round' };
    expect(product.search_text).toBe(productSearchText({ ...product, ...names }));
  });

  test('gets the derived columns of its e-mails, messages and bookings', async () => {
    const insertEmail = (id: string, template: string, params: string) =>
      `insert into emails (message_id, template, language, recipient, params, status, attempts, next_attempt_at,
         last_error, created_at)
       values ('${id}', '${template}', 'el', 'nikos@example.gr', '${params}', 'sent', 1, '', '', '2026-06-01')`;
    const stored = [
      insertEmail('m2', 'order_changed', '{"number":"OP26-000002","token":null,"axis":"payment","to":"paid"}'),
      insertEmail('m3', 'booking_requested', '{"id":1}'),
      insertEmail('m4', 'contact_received', '{"id":1}'),
      insertEmail('m5', 'order_placed', 'unreadable'),
      "update contact_messages set read_at = '2026-06-01T10:00:00.000Z'",
      "update bookings set full_name = 'Søren Παππάς', phone = '+30 210 123-4567'",
    ];
    for (const statement of stored) await sql.raw(statement).execute(store.db);
    await migrate(store);
    const emails = await store.db.selectFrom('emails').select(['message_id', 'topic']).orderBy('id').execute();
    expect(emails.map(({ message_id: id, topic }) => [id, topic])).toEqual([
      ['m1', ''],
      ['m2', 'order OP26-000002'],
      ['m3', 'booking 1'],
      ['m4', 'message 1'],
      ['m5', ''],
    ]);
    expect(await store.db.selectFrom('contact_messages').select('status').execute()).toEqual([{ status: 'read' }]);
    const { search_text: found } = await store.db
      .selectFrom('bookings')
      .select('search_text')
      .executeTakeFirstOrThrow();
    expect(found).toMatch(/^soren παππασ nikos@example\.gr \+302101234567 .* pappas/);
  });

  test('commits the stock of accepted orders, and reserves that of the others until they expire', async () => {
    await migrate(store);
    const orders = await store.db.selectFrom('orders').select(['number', 'stock_state', 'reserved_until']).execute();
    expect(orders.sort((one, other) => one.number.localeCompare(other.number))).toEqual([
      { number: 'OP26-000001', stock_state: 'reserved', reserved_until: '2099-01-01T00:00:00.000Z' },
      { number: 'OP26-000002', stock_state: 'committed', reserved_until: null },
    ]);
  });
});

describe('the owner of a shop of migration 0015', () => {
  const find = async () =>
    (await store.db.selectFrom('users').select(['email', 'role']).orderBy('id').execute()).map(Object.values);
  const insert = (email: string, role: string | null, day: number) =>
    sql`insert into users (name, email, password_hash, role, must_change_password, created_at, email_verified_at)
      values (${email}, ${email}, 'x', ${role}, 0, ${`2026-01-0${day}`}, null)`.execute(store.db);
  beforeEach(async () => {
    await migrate(store, '0015-plain-letters');
  });

  test('is the oldest admin', async () => {
    await insert('customer', null, 1);
    await insert('younger', 'admin', 3);
    await insert('oldest', 'admin', 2);
    await migrate(store);
    expect(await find()).toEqual([
      ['customer', null],
      ['younger', 'admin'],
      ['oldest', 'owner'],
    ]);
  });

  test('stays the same if there is one', async () => {
    await insert('admin', 'admin', 1);
    await insert('owner', 'owner', 2);
    await migrate(store);
    expect(await find()).toEqual([
      ['admin', 'admin'],
      ['owner', 'owner'],
    ]);
  });
});

/** Number of rows by table, without the engines' own tables. */
async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await ownTables()) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(store.db);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

async function ownTables(): Promise<string[]> {
  const list =
    getEngine(store.db) === 'postgres'
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
      : sql<{ name: string }>`select name from pragma_table_list where schema = 'main' and type = 'table'`;
  const names = (await list.execute(store.db)).rows.map(({ name }) => name);
  return names.filter((name) => !name.startsWith('sqlite_') && name !== 'migrations');
}

async function expectSoundReferences(): Promise<void> {
  if (getEngine(store.db) === 'postgres') return;
  expect((await sql`pragma foreign_key_check`.execute(store.db)).rows).toEqual([]);
}

function withHashes(statement: string, passwordHash: string): string {
  return statement
    .replaceAll('ORDER_TOKEN_HASH', hashToken(ORDER_TOKEN))
    .replaceAll('TOKEN_HASH', hashToken(TOKEN))
    .replaceAll('PASSWORD_HASH', passwordHash);
}

/** Location of the store for other processes; undefined for a store in the memory of this process. */
async function getUrl({ db }: OpenDatabase): Promise<string | undefined> {
  if (getEngine(db) === 'sqlite') return undefined;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}

/** Migrates the store in a separate process, as a starting instance does; returns what it applied and found. */
async function prepareInProcess(place: DatabasePlace): Promise<Prepared> {
  const program = `
    import { openDatabase } from '${join(import.meta.dirname, 'database.ts')}';
    import { fixtureCatalogue } from '${join(import.meta.dirname, '../testing/fixture-catalogue.ts')}';
    import { migrate } from '${join(import.meta.dirname, 'migrate.ts')}';
    import { seedRows } from '${join(import.meta.dirname, '../seed/seed.ts')}';
    import { createFirstOwner } from '${join(import.meta.dirname, '../domain/accounts/first-owner.ts')}';
    const store = openDatabase(${JSON.stringify(place)});
    const migrated = await migrate(store);
    const firstOwner = await createFirstOwner(store.db, { email: 'owner@example.gr', password: undefined });
    await seedRows(store.db, fixtureCatalogue, () => {});
    const products = (await store.db.selectFrom('products').select('id').execute()).length;
    process.stdout.write(JSON.stringify({ migrated, firstOwner, products }));
    await store.close();`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program]);
  return JSON.parse(stdout) as Prepared;
}

interface Prepared {
  readonly migrated: readonly string[];
  readonly firstOwner?: object;
  readonly products: number;
}
