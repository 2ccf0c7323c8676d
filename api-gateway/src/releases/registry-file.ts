import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { appendHistory, type HistoryEntry, readHistory } from './history.ts';
import { type Authorship, type Registry, registrySchema } from './registry.ts';
import { withLock } from './registry-lock.ts';
import { type Author, type Changed, NOTHING_LIVE, type RegistryStore } from './registry-store.ts';

/** How long the registry is cached, in milliseconds. */
export const REREAD_MS = 1_000;

/** The format of version 0.1, without earlier releases; the next start replaces it. */
const firstShape = z.object({ shell: z.string(), remotes: z.record(z.string(), z.string()) });

/** `registry.json`, always replaced as a whole so that readers never see a partial change, and its history. */
export class RegistryFile implements RegistryStore {
  private readonly folder: string;
  private known: { readonly identity: string; readonly registry: Registry } | undefined;
  private checkedAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<Registry> | undefined;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The registry, at most {@link REREAD_MS} old. The same object as long as the file does not change. */
  async read(): Promise<Registry> {
    if (this.known && performance.now() - this.checkedAt < REREAD_MS) return this.known.registry;
    this.reading ??= this.readChanged().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  /** The registry as it is now; undefined where nothing was published yet. */
  async readFresh(): Promise<Registry | undefined> {
    const text = await readFile(this.file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    return text === undefined ? undefined : this.parse(text);
  }

  /** All changes, oldest first. */
  readHistory(): Promise<HistoryEntry[]> {
    return readHistory(this.historyFile);
  }

  /** Applies a change under the lock, and appends it with its author to the history. */
  async change<T>(
    { by, why }: Author,
    make: (before: Registry, author: Authorship) => Promise<Changed<T>>,
  ): Promise<T> {
    await mkdir(this.folder, { recursive: true });
    return withLock(path.join(this.folder, 'registry.lock'), async () => {
      const before = (await this.readFresh()) ?? NOTHING_LIVE;
      const author = { at: new Date().toISOString(), by, why };
      const { registry, changes, result } = await make(before, author);
      if (registry !== before) {
        await this.write({ ...registry, revision: before.revision + 1 });
        await appendHistory(
          this.historyFile,
          changes.map((change) => ({ ...author, ...change })),
        );
      }
      return result;
    });
  }

  async restore(): Promise<void> {}

  getProblem(): undefined {
    return undefined;
  }

  private get file(): string {
    return path.join(this.folder, 'registry.json');
  }

  private get historyFile(): string {
    return path.join(this.folder, 'history.jsonl');
  }

  private parse(text: string): Registry {
    try {
      const found: unknown = JSON.parse(text);
      return firstShape.safeParse(found).success ? NOTHING_LIVE : registrySchema.parse(found);
    } catch (cause) {
      throw new Error(`${this.file} cannot be read. Remove it; the next npm start writes a new one.`, { cause });
    }
  }

  private async write(registry: Registry): Promise<void> {
    const temporary = `${this.file}.${randomUUID()}`;
    await writeFile(temporary, `${JSON.stringify(registry, null, 2)}\n`, { flush: true });
    await rename(temporary, this.file);
    this.checkedAt = Number.NEGATIVE_INFINITY;
  }

  private async readChanged(): Promise<Registry> {
    const checkedAt = performance.now();
    const { ino, mtimeNs, size } = await stat(this.file, { bigint: true });
    const identity = `${ino} ${mtimeNs} ${size}`;
    if (this.known?.identity !== identity) {
      const registry = this.parse(await readFile(this.file, 'utf8'));
      this.known = { identity, registry };
    }
    this.checkedAt = checkedAt;
    return this.known.registry;
  }
}
