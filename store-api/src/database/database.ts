import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import { postgresDialect } from './postgres.ts';
import type { ShopDatabase, Tables } from './schema.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';

/** The name of a SQLite store in the folder of an installation. */
export const DATABASE_FILE = 'fakos.sqlite';

/** Where the store lives: a PostgreSQL address, or a SQLite file. */
export interface DatabasePlace {
  readonly url: string | undefined;
  readonly file: string;
}

/** An open store. */
export interface OpenDatabase {
  readonly db: ShopDatabase;
  /** Lets one process at a time migrate, until the transaction ends. */
  lockForMigration(transaction: ShopDatabase): Promise<void>;
  close(): Promise<void>;
}

/** Any number that all processes of the shop agree on. */
const MIGRATION_LOCK = 712_600_01;

/** Opens the store. */
export function openDatabase(place: DatabasePlace): OpenDatabase {
  if (place.url !== undefined) return openPostgres(place.url);
  if (place.file !== ':memory:') mkdirSync(dirname(place.file), { recursive: true });
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(place.file) });
  return {
    db,
    // The immediate transaction that migrations run in is the lock.
    lockForMigration: () => Promise.resolve(),
    close: () => db.destroy(),
  };
}

function openPostgres(url: string): OpenDatabase {
  const db = new Kysely<Tables>({ dialect: postgresDialect(url) });
  return {
    db,
    async lockForMigration(transaction) {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
    },
    close: () => db.destroy(),
  };
}
