import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { type OnLostConnection, postgresDialect } from './postgres.ts';
import type { ShopDatabase, Tables } from './schema.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';

/** Name of the SQLite file in the data directory. */
export const DATABASE_FILE = 'fakos.sqlite';

/** Location of the database: a PostgreSQL URL, or a SQLite file. */
export interface DatabasePlace {
  readonly url: string | undefined;
  readonly file: string;
}

/** An open database. */
export interface OpenDatabase {
  readonly db: ShopDatabase;
  close(): Promise<void>;
}

export function openDatabase(place: DatabasePlace, onLost?: OnLostConnection): OpenDatabase {
  const db = new Kysely<Tables>({ dialect: createDialect(place, onLost) });
  return { db, close: () => db.destroy() };
}

function createDialect({ url, file }: DatabasePlace, onLost?: OnLostConnection) {
  if (url !== undefined) return postgresDialect(url, onLost);
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  return nodeSqliteDialect(file);
}
