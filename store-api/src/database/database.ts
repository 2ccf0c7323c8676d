import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { type OnLostConnection, postgresDialect } from './postgres.ts';
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
  close(): Promise<void>;
}

/** Opens the store. */
export function openDatabase(place: DatabasePlace, onLost?: OnLostConnection): OpenDatabase {
  const db = new Kysely<Tables>({ dialect: dialectOf(place, onLost) });
  return { db, close: () => db.destroy() };
}

function dialectOf({ url, file }: DatabasePlace, onLost?: OnLostConnection) {
  if (url !== undefined) return postgresDialect(url, onLost);
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  return nodeSqliteDialect(file);
}
