import { join } from 'node:path';
import { sql } from 'kysely';
import { DATABASE_FILE, type DatabasePlace, openDatabase } from '../../database/database.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { ApiSettings } from '../../settings.ts';

/** Where the store of an API is. */
export function placeOf(config: ApiSettings): DatabasePlace {
  return { url: config.DATABASE_URL, file: join(config.DATA_DIR, DATABASE_FILE) };
}

/**
 * Lets `read` see the store as it is at one moment, on a connection of its own, while others go on writing: a
 * transaction that only reads is such a moment on both engines.
 */
export async function withSnapshot<T>(config: ApiSettings, read: (db: ShopDatabase) => Promise<T>): Promise<T> {
  const beside = openDatabase(placeOf(config));
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
