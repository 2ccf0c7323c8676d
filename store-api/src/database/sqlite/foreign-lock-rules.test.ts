import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { nodeSqliteDialect } from '../sqlite-dialect.ts';

interface Tables {
  readonly products: { name: string };
}

const DEADLINE_MS = 200;

let folder: string;
let db: Kysely<Tables>;
let foreign: DatabaseSync;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fakos-lock-'));
  const file = join(folder, 'shop.sqlite');
  db = new Kysely({ dialect: nodeSqliteDialect(file, { writeDeadlineMs: DEADLINE_MS }) });
  await db.schema.createTable('products').addColumn('name', 'text').execute();
  foreign = new DatabaseSync(file);
});
afterEach(async () => {
  foreign.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

const add = (name: string, on: Pick<Kysely<Tables>, 'insertInto'> = db) =>
  on.insertInto('products').values({ name }).execute();
const list = async (on: Pick<Kysely<Tables>, 'selectFrom'> = db) =>
  (await on.selectFrom('products').select('name').execute()).map(({ name }) => name);

test('while another process holds the write lock, reads are served and writes fail at their deadline', async () => {
  await add('before');
  foreign.exec('begin immediate');
  const writes = [add('waiting'), db.transaction().execute((transaction) => add('too', transaction))];
  const settled = Promise.allSettled(writes);
  expect(await list()).toEqual(['before']);
  for (const write of await settled) {
    expect(write).toMatchObject({ status: 'rejected', reason: { name: 'DatabaseBusyError', errcode: 5 } });
  }
  foreign.exec('rollback');
  await add('after');
  expect(await list()).toEqual(['before', 'after']);
});

test('a write starts as soon as the other process releases the lock', async () => {
  foreign.exec('begin immediate');
  const write = add('patient');
  await list();
  foreign.exec('commit');
  await write;
  expect(await list()).toEqual(['patient']);
});

test('a read during a transaction sees the last commit; the transaction sees its own writes', async () => {
  await db.transaction().execute(async (transaction) => {
    await add('unfinished', transaction);
    expect(await list(transaction)).toEqual(['unfinished']);
    expect(await list()).toEqual([]);
  });
  expect(await list()).toEqual(['unfinished']);
});

test('writes of this process take turns, also after one of them failed', async () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  const outcomes = await Promise.allSettled(
    numbers.map((number) =>
      db.transaction().execute(async (transaction) => {
        await add(`${number}a`, transaction);
        if (number % 5 === 0) throw new Error('changed its mind');
        await add(`${number}b`, transaction);
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4);
  expect(await list()).toEqual(
    numbers.filter((number) => number % 5 !== 0).flatMap((number) => [`${number}a`, `${number}b`]),
  );
});

test('after a full disk has ended the transaction, its later writes are not stored on their own', async () => {
  await add('before');
  const pages = foreign.prepare('pragma page_count').get()?.page_count;
  await sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(db);
  const outcome = db.transaction().execute(async (transaction) => {
    await add('x'.repeat(100_000), transaction).catch(() => {});
    await add('alone', transaction);
  });
  await expect(outcome).rejects.toThrow('database or disk is full');
  expect(await list()).toEqual(['before']);
});
