import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a change waits for the ones before it, in milliseconds. */
export const LOCK_WAIT_MS = 30_000;
const TRY_AGAIN_MS = 20;
const BUSY = /database is locked|SQLITE_BUSY/;

/**
 * Runs work while no other process, nor another part of this one, runs work under the same file.
 *
 * The lock is the operating system's own lock on an SQLite file: it ends with the process that holds it, however that
 * ends, so a lock left behind does not exist.
 */
export async function exclusively<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    await take(lock, file);
    return await work();
  } finally {
    // Closing rolls back, which lets go.
    lock.close();
  }
}

async function take(lock: DatabaseSync, file: string): Promise<void> {
  const deadline = performance.now() + LOCK_WAIT_MS;
  for (;;) {
    try {
      lock.exec('BEGIN EXCLUSIVE');
      return;
    } catch (error) {
      if (!BUSY.test(String(error))) throw error;
      if (performance.now() > deadline) {
        throw new Error(
          `${file} is locked by another process for more than ${LOCK_WAIT_MS / 1_000} s; see what it does.`,
        );
      }
    }
    // Chance keeps several waiters from asking in step.
    await wait(TRY_AGAIN_MS * (1 + Math.random()));
  }
}
