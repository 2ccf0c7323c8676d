import { setTimeout as pause } from 'node:timers/promises';
import type { ShopDatabase } from './schema.ts';

const MAX_ATTEMPTS = 5;
const PAUSE_MS = 20;
/** serialization_failure and deadlock_detected of the SQL standard: the whole transaction can be retried. */
const WORTH_REPEATING = ['40001', '40P01'];

/** Runs work in a transaction and retries it after a serialization failure or a deadlock. */
export async function inTransaction<T>(
  db: ShopDatabase,
  work: (transaction: ShopDatabase) => Promise<T>,
  attempt = 1,
): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (attempt === MAX_ATTEMPTS || !isWorthRepeating(error)) throw error;
    await pause(Math.random() * PAUSE_MS * attempt);
    return inTransaction(db, work, attempt + 1);
  }
}

function isWorthRepeating(error: unknown): boolean {
  return error instanceof Error && 'code' in error && WORTH_REPEATING.includes(String(error.code));
}
