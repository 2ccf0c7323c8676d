import { Kysely, sql } from 'kysely';
import { nodeSqliteDialect } from './sqlite-dialect.ts';

const db = new Kysely<{ categories: { id: number } }>({ dialect: nodeSqliteDialect(':memory:') });
afterAll(() => db.destroy());

test('a statement prepared before a migration reads the new columns after it', async () => {
  await sql`create table categories (id integer)`.execute(db);
  await db.insertInto('categories').values({ id: 7 }).execute();
  const readAll = () => db.selectFrom('categories').selectAll().execute();
  expect(await readAll()).toEqual([{ id: 7 }]);
  await sql`alter table categories add column name text default 'Frames'`.execute(db);
  expect(await readAll()).toEqual([{ id: 7, name: 'Frames' }]);
});

test('rows can be read one by one', async () => {
  const rows: unknown[] = [];
  for await (const row of db.selectFrom('categories').select('id').stream()) rows.push(row);
  expect(rows).toEqual([{ id: 7 }]);
});

test('a transaction on a full disk fails with the cause, and the next one works', async () => {
  await sql`create table images (bytes blob)`.execute(db);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(db);
  const fill = db.transaction().execute(async (transaction) => {
    await sql`insert into images values (zeroblob(1000000))`.execute(transaction);
  });
  await expect(fill).rejects.toThrow('database or disk is full');
  await sql`pragma max_page_count = 1000000`.execute(db);
  await db.transaction().execute((transaction) => transaction.insertInto('categories').values({ id: 8 }).execute());
});
