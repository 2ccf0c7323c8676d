import { sql } from 'kysely';
import { getEngine } from './engine.ts';
import type { ShopDatabase } from './schema.ts';

/** Any number that all processes of the shop agree on. */
const PREPARATION_LOCK = 712_600_01;

/**
 * Lets one process at a time take a step of the store's preparation: instances that start together each look again, in
 * here, at what there still is to do.
 */
export function prepareAlone<T>(db: ShopDatabase, step: (transaction: ShopDatabase) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    // On SQLite the immediate transaction is the lock.
    if (getEngine(db) === 'postgres') {
      await sql`select pg_advisory_xact_lock(${sql.lit(PREPARATION_LOCK)})`.execute(transaction);
    }
    return step(transaction);
  });
}
