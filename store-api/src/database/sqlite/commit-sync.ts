import { type FileHandle, open } from 'node:fs/promises';

/** Writes a file's content to the disk. */
export interface SyncedFile {
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Makes commits durable, as `PRAGMA synchronous = FULL` does, but in groups: all commits that arrive during a sync of the
 * log share the next sync.
 */
export class CommitSync {
  readonly #file: SyncedFile;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(file: SyncedFile) {
    this.#file = file;
  }

  /** Resolves once every commit before the call is on the disk. */
  sync(): Promise<void> {
    this.#next ??= this.#running.then(() => {
      const synced = this.#file.sync();
      this.#running = synced.catch(() => {});
      this.#next = undefined;
      return synced;
    });
    return this.#next;
  }

  async close(): Promise<void> {
    await this.#next?.catch(() => {});
    await this.#running;
    await this.#file.close();
  }
}

/** The write-ahead log of a SQLite file. It exists as long as a connection is open. */
export function walFile(file: string): SyncedFile {
  let opened: Promise<FileHandle> | undefined;
  return {
    async sync() {
      opened ??= open(`${file}-wal`, 'r+');
      await (await opened).datasync();
    },
    async close() {
      await (await opened?.catch(() => undefined))?.close();
    },
  };
}
