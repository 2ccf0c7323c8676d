import { setTimeout as pause } from 'node:timers/promises';

/** SQLITE_BUSY; the higher bits of a code are the extended code. */
const SQLITE_BUSY = 5;
const PRIMARY_CODE = 0xff;
/** Delay before a write retries to lock the file, in milliseconds. */
const RETRY_MS = 5;

/** A write could not start within its deadline, because others wrote all the time. */
export class DatabaseBusyError extends Error {
  readonly errcode = SQLITE_BUSY;

  constructor(cause?: unknown) {
    super('the database is locked by another write', { cause });
    this.name = 'DatabaseBusyError';
  }
}

interface Waiting {
  start(): void;
}

/** Lets one write of this process run at a time, and repeats its start while another process holds the lock. */
export class WriteTurns {
  readonly #deadlineMs: number;
  #isTaken = false;
  readonly #waiting = new Set<Waiting>();

  /** @param deadlineMs how long a write may wait for its start */
  constructor(deadlineMs: number) {
    this.#deadlineMs = deadlineMs;
  }

  /**
   * Waits for the turn and runs `start`, the first statement of a write. The turn remains taken until {@link end}, unless
   * `start` fails.
   *
   * @throws DatabaseBusyError where the deadline passes first
   */
  async begin<T>(start: () => T): Promise<T> {
    const askedAt = performance.now();
    if (this.#isTaken) await this.#wait();
    this.#isTaken = true;
    try {
      for (;;) {
        try {
          return start();
        } catch (error) {
          if (!isBusy(error)) throw error;
          if (performance.now() - askedAt >= this.#deadlineMs) throw new DatabaseBusyError(error);
        }
        await pause(RETRY_MS);
      }
    } catch (error) {
      this.end();
      throw error;
    }
  }

  /** Ends the turn: the next write may start. */
  end(): void {
    const [next] = this.#waiting;
    if (next) next.start();
    else this.#isTaken = false;
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        start: () => {
          clearTimeout(timeout);
          this.#waiting.delete(waiting);
          resolve();
        },
      };
      const timeout = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(new DatabaseBusyError());
      }, this.#deadlineMs);
      this.#waiting.add(waiting);
    });
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & PRIMARY_CODE) === SQLITE_BUSY;
}
