import { Kysely, sql } from 'kysely';
import { nodeSqliteDialect } from './sqlite-dialect.ts';

const db = new Kysely<{ categories: { id: number } }>({ dialect: nodeSqliteDialect(':memory:') });
afterAll(() => db.destroy());

test('a statement that was prepared before a migration reads the columns that are there after it', async () => {
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
