import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { engineOf } from '../../database/engine.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { SessionsTable } from '../../database/tables/people.ts';
import { Failure } from '../../errors/failure.ts';
import { shopTables } from './tables.ts';
import { appliedMigrations, backupHeader } from './write-backup.ts';

/** Values in one insert: well below what both engines take as parameters. */
const MAX_VALUES = 5000;

type Row = Record<string, unknown>;

const tableRow = z.tuple([z.string(), z.record(z.string(), z.unknown())]);

/** Puts a backup in the place of the shop's rows, inside a transaction; answers how many rows there are now. */
export async function readBackup(transaction: ShopDatabase, file: string): Promise<number> {
  await deferReferences(transaction, true);
  const open = await openSessions(transaction);
  const tables = await shopTables(transaction);
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(transaction);
  const columns = await ownColumns(transaction);
  let count = 0;
  for await (const { table, rows } of sound(groupsOf(transaction, file))) {
    if (!tables.includes(table)) throw new Failure('CONFLICT', { reason: 'backupOfOtherVersion' });
    await insertRows(transaction, { table, rows, columns: columns.get(table) ?? [] });
    count += rows.length;
  }
  await keepSessions(transaction, open);
  if (engineOf(transaction) === 'postgres') await continueNumbers(transaction, tables);
  await deferReferences(transaction, false);
  return count;
}

/** Sessions with what tells whose they are: a number alone may name somebody else in the backup. */
interface OpenSession {
  readonly session: Selectable<SessionsTable>;
  readonly owner: string;
}

async function openSessions(db: ShopDatabase): Promise<OpenSession[]> {
  const owners = await ownersById(db);
  const sessions = await db.selectFrom('sessions').selectAll().execute();
  return sessions.map((session) => ({ session, owner: owners.get(session.user_id) ?? '' }));
}

/** Sessions went with the accounts; whoever has the same account in the backup too stays signed in. */
async function keepSessions(db: ShopDatabase, open: readonly OpenSession[]): Promise<void> {
  const owners = await ownersById(db);
  for (const { session, owner } of open) {
    if (owners.get(session.user_id) === owner) await db.insertInto('sessions').values(session).execute();
  }
}

async function ownersById(db: ShopDatabase): Promise<Map<number, string>> {
  const rows = await db.selectFrom('users').select(['id', 'email', 'created_at']).execute();
  return new Map(rows.map(({ id, email, created_at }) => [id, JSON.stringify([email, created_at])]));
}

/** A file that cannot be unpacked or read to its end is told as what it is. */
async function* sound<T>(groups: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* groups;
  } catch (cause) {
    const { code, name } = cause as { code?: unknown; name?: unknown };
    const isUnreadable = name === 'SyntaxError' || cause instanceof z.ZodError;
    const isDamaged = isUnreadable || String(code).startsWith('Z_');
    if (!isDamaged) throw cause;
    throw new Failure('CONFLICT', { reason: 'backupDamaged', cause });
  }
}

async function* groupsOf(db: ShopDatabase, file: string): AsyncGenerator<{ table: string; rows: Row[] }> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
  let group: { table: string; rows: Row[] } | undefined;
  let isFirst = true;
  for await (const line of lines) {
    if (isFirst) await checkHeader(db, line);
    else {
      const [table, row] = tableRow.parse(JSON.parse(line));
      const isFull = group && group.rows.length * (Object.keys(row).length || 1) >= MAX_VALUES;
      if (group && (group.table !== table || isFull)) yield group;
      if (!group || group.table !== table || isFull) group = { table, rows: [] };
      group.rows.push(row);
    }
    isFirst = false;
  }
  if (isFirst) throw new Failure('CONFLICT', { reason: 'backupDamaged' });
  if (group) yield group;
}

async function checkHeader(db: ShopDatabase, line: string): Promise<void> {
  const header = backupHeader.safeParse(JSON.parse(line));
  const applied = await appliedMigrations(db);
  const isSame = JSON.stringify(header.data?.migrations) === JSON.stringify(applied);
  if (!isSame) throw new Failure('CONFLICT', { reason: 'backupOfOtherVersion' });
}

interface Insert {
  readonly table: string;
  readonly rows: readonly Row[];
  readonly columns: readonly string[];
}

async function insertRows(db: ShopDatabase, { table, rows, columns: own }: Insert): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => own.includes(column));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
}

/** The columns of each table that are written; what an engine computes by itself is not. */
async function ownColumns(db: ShopDatabase): Promise<Map<string, string[]>> {
  const asked =
    engineOf(db) === 'postgres'
      ? sql<{ owner: string; name: string }>`select table_name as owner, column_name as name
          from information_schema.columns where table_schema = current_schema() and is_generated = 'NEVER'`
      : sql<{ owner: string; name: string }>`select list.name as owner, info.name as name
          from pragma_table_list as list join pragma_table_info(list.name) as info where list.type = 'table'`;
  const { rows } = await asked.execute(db);
  const byTable = Map.groupBy(rows, ({ owner }) => owner);
  return new Map([...byTable].map(([table, columns]) => [table, columns.map(({ name }) => name)]));
}

/** Rows come table by table, so references are looked at when all are there. */
async function deferReferences(db: ShopDatabase, isDeferred: boolean): Promise<void> {
  if (engineOf(db) === 'sqlite') {
    // Looked at again at the end of the transaction, where the pragma ends by itself.
    if (isDeferred) await sql`pragma defer_foreign_keys = on`.execute(db);
    return;
  }
  if (!isDeferred) await sql`set constraints all immediate`.execute(db);
  const { rows } = await sql<{ owner: string; name: string }>`
    select conrelid::regclass::text as owner, conname as name from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  for (const { owner, name } of rows) {
    const how = isDeferred ? sql`deferrable initially deferred` : sql`not deferrable`;
    await sql`alter table ${sql.table(owner)} alter constraint ${sql.ref(name)} ${how}`.execute(db);
  }
}

/** The next row's number comes after those that were put in. */
async function continueNumbers(db: ShopDatabase, tables: readonly string[]): Promise<void> {
  const { rows } = await sql<{ owner: string; name: string }>`
    select table_name as owner, column_name as name from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(db);
  for (const { owner, name } of rows.filter((row) => tables.includes(row.owner))) {
    await sql`select setval(pg_get_serial_sequence(${owner}, ${name}), coalesce(max(${sql.ref(name)}), 0) + 1, false)
      from ${sql.table(owner)}`.execute(db);
  }
}
