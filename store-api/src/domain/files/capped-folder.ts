import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Precision of a file's access time: the order of use survives a restart with this precision. */
const TOUCH_EVERY_MS = 24 * 60 * 60 * 1000;
/** Share of the cap that remains in use after a cleanup, so that not every new file causes one. */
const ROOM = 0.9;

interface StoredFile {
  readonly size: number;
  readonly usedAt: number;
}

/** Limits the size of a folder in bytes by removing the least recently used files. */
export interface CappedFolder {
  /** A file was written. */
  add(path: string, size: number): void;
  /** A file was read. */
  touch(path: string): void;
}

/** Limits `folder` and its subfolders; existing files are counted once, at the first use. */
export function capFolder(folder: string, maxBytes: number, now: () => number = Date.now): CappedFolder {
  // A map remembers the order of insertion: the first is the one that was used longest ago.
  const files = new Map<string, StoredFile>();
  let total = 0;
  let counting: Promise<void> | undefined;

  function use(path: string, file: StoredFile): void {
    files.delete(path);
    files.set(path, file);
  }

  async function countOnce(): Promise<void> {
    const found = await listFiles(folder);
    const added = [...files];
    files.clear();
    total = 0;
    for (const [path, file] of [...found, ...added]) {
      total += file.size - (files.get(path)?.size ?? 0);
      use(path, file);
    }
  }

  async function makeRoom(): Promise<void> {
    counting ??= countOnce();
    await counting;
    if (total <= maxBytes) return;
    for (const [path, { size }] of files) {
      if (total <= maxBytes * ROOM) return;
      files.delete(path);
      total -= size;
      await rm(path, { force: true });
    }
  }

  function markUsed(path: string, at: number): void {
    const file = files.get(path);
    if (!file) return;
    if (at - file.usedAt > TOUCH_EVERY_MS) utimes(path, at / 1000, at / 1000).catch(() => {});
    use(path, { size: file.size, usedAt: at });
  }

  return {
    add(path, size) {
      total += size - (files.get(path)?.size ?? 0);
      use(path, { size, usedAt: now() });
      // A failed cleanup is retried after the next file; no request waits for it.
      makeRoom().catch(() => {});
    },
    touch(path) {
      const at = now();
      counting ??= countOnce().catch(() => {});
      void counting.then(() => markUsed(path, at));
    },
  };
}

async function listFiles(folder: string): Promise<[string, StoredFile][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: [string, StoredFile][] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const stats = await stat(path).catch(() => undefined);
    if (stats) files.push([path, { size: stats.size, usedAt: stats.mtimeMs }]);
  }
  return files.sort(([, one], [, other]) => one.usedAt - other.usedAt);
}
