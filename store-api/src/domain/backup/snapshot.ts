import { join } from 'node:path';
import { sql } from 'kysely';
import { DATABASE_FILE, type DatabasePlace, openDatabase } from '../../database/database.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { ApiSettings } from '../../settings.ts';

/** The location of an API's database. */
export function getDatabasePlace(config: ApiSettings): DatabasePlace {
  return { url: config.DATABASE_URL, file: join(config.DATA_DIR, DATABASE_FILE) };
}

/**
 * Runs `read` on a consistent snapshot, on its own connection, while others continue writing: a
 * read-only transaction provides it on both engines.
 */
export async function withSnapshot<T>(config: ApiSettings, read: (db: ShopDatabase) => Promise<T>): Promise<T> {
  const beside = openDatabase(getDatabasePlace(config));
  try {
    return await beside.db.connection().execute(async (connection) => {
      const begin = config.DATABASE_URL ? sql`begin isolation level repeatable read read only` : sql`begin`;
      await begin.execute(connection);
      try {
        return await read(connection);
      } finally {
        await sql`rollback`.execute(connection);
      }
    });
  } finally {
    await beside.close();
  }
}
