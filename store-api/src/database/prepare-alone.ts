import { sql } from 'kysely';
import { getEngine } from './engine.ts';
import type { ShopDatabase } from './schema.ts';

/** Key of the advisory lock: an arbitrary number, the same in all processes. */
const PREPARATION_LOCK = 712_600_01;

/**
 * Runs a step of preparing the store in one process at a time. Instances may start concurrently, so the step must check
 * inside the lock what is still to be done.
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
