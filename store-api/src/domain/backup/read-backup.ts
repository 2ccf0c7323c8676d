import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { getEngine } from '../../database/engine.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { SessionsTable } from '../../database/tables/people.ts';
import { Failure } from '../../errors/failure.ts';
import { shopTables } from './tables.ts';
import { appliedMigrations, backupHeader } from './write-backup.ts';

/** Number of values per insert: well below the parameter limit of both engines. */
const MAX_VALUES = 5000;

type Row = Record<string, unknown>;

const tableRow = z.tuple([z.string(), z.record(z.string(), z.unknown())]);

/** Replaces the shop's rows with a backup inside a transaction; returns the number of rows. */
export async function readBackup(transaction: ShopDatabase, file: string): Promise<number> {
  await deferReferences(transaction, true);
  const open = await openSessions(transaction);
  const tables = await shopTables(transaction);
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(transaction);
  const columns = await ownColumns(transaction);
  let count = 0;
  for await (const { table, rows } of sound(parseGroups(transaction, file))) {
    if (!tables.includes(table)) throw new Failure('CONFLICT', { reason: 'backupOfOtherVersion' });
    await insertRows(transaction, { table, rows, columns: columns.get(table) ?? [] });
    count += rows.length;
  }
  await keepSessions(transaction, open);
  if (getEngine(transaction) === 'postgres') await continueNumbers(transaction, tables);
  await deferReferences(transaction, false);
  return count;
}

/** Sessions with the e-mail of their account, because an ID may belong to another user in the backup. */
interface OpenSession {
  readonly session: Selectable<SessionsTable>;
  readonly owner: string;
}

async function openSessions(db: ShopDatabase): Promise<OpenSession[]> {
  const owners = await ownersById(db);
  const sessions = await db.selectFrom('sessions').selectAll().execute();
  return sessions.map((session) => ({ session, owner: owners.get(session.user_id) ?? '' }));
}

/** Sessions were deleted with the accounts; users who have the same account in the backup stay signed in. */
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

/** Reports a file that cannot be decompressed or is truncated as an invalid backup. */
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

async function* parseGroups(db: ShopDatabase, file: string): AsyncGenerator<{ table: string; rows: Row[] }> {
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

/** The writable columns of each table; generated columns are excluded. */
async function ownColumns(db: ShopDatabase): Promise<Map<string, string[]>> {
  const asked =
    getEngine(db) === 'postgres'
      ? sql<{ owner: string; name: string }>`select table_name as owner, column_name as name
          from information_schema.columns where table_schema = current_schema() and is_generated = 'NEVER'`
      : sql<{ owner: string; name: string }>`select list.name as owner, info.name as name
          from pragma_table_list as list join pragma_table_info(list.name) as info where list.type = 'table'`;
  const { rows } = await asked.execute(db);
  const byTable = Map.groupBy(rows, ({ owner }) => owner);
  return new Map([...byTable].map(([table, columns]) => [table, columns.map(({ name }) => name)]));
}

/** Rows are inserted table by table, so foreign keys are checked at the end. */
async function deferReferences(db: ShopDatabase, isDeferred: boolean): Promise<void> {
  if (getEngine(db) === 'sqlite') {
    // Checked at the end of the transaction, when the pragma resets itself.
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

/** Sets the next ID above the inserted ones. */
async function continueNumbers(db: ShopDatabase, tables: readonly string[]): Promise<void> {
  const { rows } = await sql<{ owner: string; name: string }>`
    select table_name as owner, column_name as name from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(db);
  for (const { owner, name } of rows.filter((row) => tables.includes(row.owner))) {
    await sql`select setval(pg_get_serial_sequence(${owner}, ${name}), coalesce(max(${sql.ref(name)}), 0) + 1, false)
      from ${sql.table(owner)}`.execute(db);
  }
}
