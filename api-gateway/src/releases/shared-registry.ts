import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type S3Bucket, StorageUnavailable } from '@fakos/contracts/servers/s3-bucket';
import { formatHistory, type HistoryEntry, parseHistory } from './history.ts';
import { type Authorship, findEntry, listedVersions, listNames, type Registry, registrySchema } from './registry.ts';
import { type Author, type Changed, NOTHING_LIVE, type RegistryStore } from './registry-store.ts';
import { ReleaseConflict } from './release-errors.ts';
import type { SealedRelease, SharedReleases } from './shared-releases.ts';

const REGISTRY = 'registry.json';
const HISTORY = 'history.jsonl';
/** The registry as this machine last read it, for a start without the storage. */
const COPY = 'registry-copy.json';
/** How long a page waits for a newer registry before the known one is used, in milliseconds. */
const SLOW_MS = 500;
/** How often a change is tried while others change the same object. */
const MAX_ATTEMPTS = 10;
const RETRY_MS = 50;

interface Known {
  readonly registry: Registry;
  /** Undefined for the copy of an earlier process. */
  readonly etag: string | undefined;
}

interface Parts {
  readonly bucket: S3Bucket;
  /** Folder of the local copies. */
  readonly folder: string;
  readonly releases: SharedReleases;
  readonly revalidateMs: number;
  /** Called once when the storage does not respond any more. */
  readonly onProblem: (error: unknown) => void;
}

/**
 * A registry in object storage that gateways on several machines follow. It is replaced by conditional writes, so no change is
 * lost. A release is copied to this machine before it becomes live here. While the storage does not respond, the last registry
 * stays in use.
 */
export class SharedRegistry implements RegistryStore {
  private readonly parts: Parts;
  private known: Known | undefined;
  private checkedAt = Number.NEGATIVE_INFINITY;
  private refreshing: Promise<void> | undefined;
  private problem: string | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async read(): Promise<Registry> {
    this.known ??= await this.readCopy();
    if (this.known && performance.now() - this.checkedAt < this.parts.revalidateMs) return this.known.registry;
    this.refreshing ??= this.refresh().finally(() => {
      this.refreshing = undefined;
    });
    if (!this.known) await this.refreshing;
    else await raceWith(this.refreshing, SLOW_MS);
    if (!this.known) throw new ReleaseConflict('The object storage holds no releases yet.');
    return this.known.registry;
  }

  async readFresh(): Promise<Registry | undefined> {
    const object = await this.parts.bucket.get(REGISTRY);
    return object && parseRegistry(object.bytes);
  }

  async readHistory(): Promise<HistoryEntry[]> {
    return parseHistory((await this.parts.bucket.get(HISTORY))?.bytes.toString('utf8') ?? '');
  }

  async change<T>(
    { by, why }: Author,
    make: (before: Registry, author: Authorship) => Promise<Changed<T>>,
  ): Promise<T> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const object = await this.parts.bucket.get(REGISTRY);
      const before = object ? parseRegistry(object.bytes) : NOTHING_LIVE;
      await this.downloadAll(before);
      const author = { at: new Date().toISOString(), by, why };
      const { registry, changes, result } = await make(before, author);
      if (registry === before) return result;
      // Others must find the files of what the registry names.
      for (const release of listSealed(registry)) await this.parts.releases.upload(release);
      const next = { ...registry, revision: before.revision + 1 };
      const bytes = Buffer.from(`${JSON.stringify(next, null, 2)}\n`);
      const etag = await this.parts.bucket.put(REGISTRY, bytes, object ? { etag: object.etag } : { isNew: true });
      if (etag !== undefined) {
        await this.use({ registry: next, etag });
        await this.appendHistory(changes.map((change) => ({ ...author, ...change })));
        return result;
      }
      await pause();
    }
    throw new ReleaseConflict('Others change the live releases at the same time. Try again.');
  }

  async restore(releases: readonly { readonly name: string; readonly version: string }[]): Promise<void> {
    const sealed = listSealed(await this.read());
    for (const { name, version } of releases) {
      const release = sealed.find((listed) => listed.name === name && listed.version === version);
      // The release stays damaged where the storage does not have it either.
      if (release) await this.parts.releases.download(release, { isDamaged: true }).catch(() => undefined);
    }
  }

  getProblem(): string | undefined {
    return this.problem;
  }

  private async refresh(): Promise<void> {
    this.checkedAt = performance.now();
    try {
      const etag = this.known?.etag;
      const object = etag ? await this.parts.bucket.get(REGISTRY, { etag }) : await this.parts.bucket.get(REGISTRY);
      if (object && object !== 'unchanged') {
        const registry = parseRegistry(object.bytes);
        await this.downloadAll(registry);
        await this.use({ registry, etag: object.etag });
      }
      this.problem = undefined;
    } catch (error) {
      if (this.problem === undefined) this.parts.onProblem(error);
      this.problem = error instanceof Error ? error.message : String(error);
      if (!this.known) throw error;
    }
  }

  /** Copies what a registry lists. An earlier release that the storage lost does not keep the others from being used. */
  private async downloadAll(registry: Registry): Promise<void> {
    const live = listNames(registry).map((name) => findEntry(registry, name)?.live);
    for (const release of listSealed(registry)) {
      await this.parts.releases.download(release).catch((error: unknown) => {
        if (live.includes(release.version)) throw error;
      });
    }
  }

  private async use(known: Known): Promise<void> {
    // A refresh that began before may end later.
    if (this.known?.etag !== undefined && this.known.registry.revision > known.registry.revision) return;
    this.known = known;
    this.checkedAt = performance.now();
    await mkdir(this.parts.folder, { recursive: true });
    const file = path.join(this.parts.folder, COPY);
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, JSON.stringify(known.registry));
    await rename(part, file);
  }

  private async readCopy(): Promise<Known | undefined> {
    const bytes = await readFile(path.join(this.parts.folder, COPY)).catch(() => undefined);
    return bytes && { registry: parseRegistry(bytes), etag: undefined };
  }

  private async appendHistory(entries: readonly HistoryEntry[]): Promise<void> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const object = await this.parts.bucket.get(HISTORY);
      const bytes = Buffer.concat([object?.bytes ?? Buffer.alloc(0), Buffer.from(formatHistory(entries))]);
      if ((await this.parts.bucket.put(HISTORY, bytes, object ? { etag: object.etag } : { isNew: true })) !== undefined)
        return;
      await pause();
    }
    throw new StorageUnavailable(`${HISTORY} could not be written, because others write it at the same time.`);
  }
}

function parseRegistry(bytes: Buffer): Registry {
  return registrySchema.parse(JSON.parse(bytes.toString('utf8')));
}

function listSealed(registry: Registry): SealedRelease[] {
  return listNames(registry).flatMap((name) => {
    const entry = findEntry(registry, name);
    return entry ? listedVersions(entry).map((version) => ({ name, version, seal: entry.seals[version] ?? '' })) : [];
  });
}

/** The random part keeps several writers from retrying at the same moment. */
function pause(): Promise<void> {
  return wait(RETRY_MS * (1 + Math.random()));
}

/** Waits for work, but not longer than a time. */
async function raceWith(work: Promise<void>, ms: number): Promise<void> {
  const timer = new AbortController();
  await Promise.race([work, wait(ms, undefined, { signal: timer.signal }).catch(() => undefined)]);
  timer.abort();
}
