import type { DatabaseState } from '@fakos/contracts/database/contract';
import { sql } from 'kysely';
import { getEngine } from '../../database/engine.ts';
import type { ShopDatabase } from '../../database/schema.ts';

interface TableState {
  readonly name: string;
  readonly rows: number;
  readonly size_bytes: number | null;
}

/** The engine's own version, for example 3.50.4 or 18.1. */
export async function engineVersion(db: ShopDatabase): Promise<string> {
  const asked =
    getEngine(db) === 'postgres'
      ? sql<{ version: string }>`select current_setting('server_version') as version`
      : sql<{ version: string }>`select sqlite_version() as version`;
  return (await asked.execute(db)).rows[0]?.version ?? '';
}

/** Size of the database on disk in bytes. */
export async function storeSize(db: ShopDatabase): Promise<number> {
  const asked =
    getEngine(db) === 'postgres'
      ? sql<{ size: number }>`select pg_database_size(current_database()) as size`
      : sql<{ size: number }>`select page_count * page_size as size from pragma_page_count, pragma_page_size`;
  return (await asked.execute(db)).rows[0]?.size ?? 0;
}

/** The size of each table; null on SQLite, which does not report it. */
export async function measureTables(db: ShopDatabase, tables: readonly string[]): Promise<TableState[]> {
  const isPostgres = getEngine(db) === 'postgres';
  const counts = tables.map((name) => {
    const size = isPostgres ? sql`pg_total_relation_size(${name}::regclass)` : sql`null`;
    return sql<TableState>`select ${name} as name, (select count(*) from ${sql.table(name)}) as rows, ${size} as size_bytes`;
  });
  if (counts.length === 0) return [];
  return (await sql<TableState>`${sql.join(counts, sql` union all `)}`.execute(db)).rows;
}

/** The applied migrations in order, with their times. */
export async function listMigrations(db: ShopDatabase): Promise<DatabaseState['migrations']> {
  const asked = sql<DatabaseState['migrations'][number]>`select name, applied_at from migrations order by name`;
  return (await asked.execute(db)).rows;
}

/** Integrity errors of the database, as reported by the engine. */
export async function findProblems(db: ShopDatabase): Promise<string[]> {
  if (getEngine(db) === 'postgres') {
    const broken = await sql<{ name: string }>`
      select indexrelid::regclass::text as name from pg_index where not indisvalid`.execute(db);
    const unchecked = await sql<{ name: string }>`
      select conname as name from pg_constraint where not convalidated`.execute(db);
    return [
      ...broken.rows.map(({ name }) => `invalid index ${name}`),
      ...unchecked.rows.map(({ name }) => `constraint not validated: ${name}`),
    ];
  }
  const pages = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const references = await sql<{ table: string; rowid: number }>`pragma foreign_key_check`.execute(db);
  return [
    ...pages.rows.map((row) => row.integrity_check).filter((word) => word !== 'ok'),
    ...references.rows.map(({ table, rowid }) => `row ${rowid} of ${table} names a row that is not there`),
  ];
}

/** Releases unused space and updates the planner's statistics. */
export async function vacuum(db: ShopDatabase): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (getEngine(db) === 'postgres') return void (await sql`vacuum (analyze)`.execute(connection));
    await sql`vacuum`.execute(connection);
    await sql`pragma optimize`.execute(connection);
    await sql`pragma wal_checkpoint(truncate)`.execute(connection);
  });
}
