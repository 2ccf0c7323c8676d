import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a change waits for the ones before it, in milliseconds. */
export const LOCK_WAIT_MS = 30_000;
const RETRY_MS = 20;
const BUSY = /database is locked|SQLITE_BUSY/;

/**
 * Runs work while nothing else, in this process or another, runs work with the same lock file.
 *
 * The lock is the operating system's lock on an SQLite file. It ends with its process, so a crash leaves no lock behind.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    await acquire(lock, file);
    return await work();
  } finally {
    // Closing rolls back, which releases the lock.
    lock.close();
  }
}

async function acquire(lock: DatabaseSync, file: string): Promise<void> {
  const deadline = performance.now() + LOCK_WAIT_MS;
  for (;;) {
    try {
      lock.exec('BEGIN EXCLUSIVE');
      return;
    } catch (error) {
      if (!BUSY.test(String(error))) throw error;
      if (performance.now() > deadline) {
        throw new Error(
          `${file} has been locked by another process for more than ${LOCK_WAIT_MS / 1_000} s; check that process.`,
        );
      }
    }
    // The random part keeps several waiters from retrying at the same moment.
    await wait(RETRY_MS * (1 + Math.random()));
  }
}
