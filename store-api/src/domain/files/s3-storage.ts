import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type S3Bucket, type S3ObjectInfo, StorageUnavailable } from '@fakos/contracts/servers/s3-bucket';
import { Failure } from '../../errors/failure.ts';
import { type CappedFolder, capFolder } from './capped-folder.ts';
import type { FileStorage, StoredFile } from './file-storage.ts';

/** Number of files whose state is remembered; the ones that were asked for longest ago are forgotten first. */
const MAX_REMEMBERED = 10_000;
/** Size of the local copies, in bytes: the originals of some thousand images. */
const MAX_COPIES_BYTES = 2 * 1024 ** 3;
/** How long a remembered file waits for the storage before it is used as it was, in milliseconds. */
const SLOW_MS = 500;
/** How often callers list a folder again, in milliseconds. */
const LIST_MS = 60_000;
/** End of the name of a copy that is not complete yet. */
const PART = '.half';

interface Remembered {
  readonly file: S3ObjectInfo;
  checkedAt: number;
}

/**
 * Files in S3-compatible object storage, with copies on this machine. A file that was found once is used as it was while the
 * storage does not respond; changes of other API instances are seen after `revalidateMs`.
 */
export class S3Storage implements FileStorage {
  private readonly bucket: S3Bucket;
  private readonly copies: string;
  private readonly revalidateMs: number;
  private readonly capped: CappedFolder;
  private readonly remembered = new Map<string, Remembered>();
  private readonly downloads = new Map<string, Promise<string | undefined>>();
  private problem: string | undefined;

  /** @param options.copies folder of the local copies */
  constructor(bucket: S3Bucket, { copies, revalidateMs }: { copies: string; revalidateMs: number }) {
    this.bucket = bucket;
    this.copies = copies;
    this.revalidateMs = revalidateMs;
    this.capped = capFolder(copies, MAX_COPIES_BYTES);
  }

  async find(key: string): Promise<StoredFile | undefined> {
    const known = this.remembered.get(key);
    if (!known) return this.findFresh(key);
    if (performance.now() - known.checkedAt < this.revalidateMs) return known.file;
    known.checkedAt = performance.now();
    const slow = new AbortController();
    const fresh = this.findFresh(key).catch(() => known.file);
    const found = await Promise.race([
      fresh,
      wait(SLOW_MS, known.file, { signal: slow.signal }).catch(() => known.file),
    ]);
    slow.abort();
    return found;
  }

  async read(key: string): Promise<Buffer | undefined> {
    return (await this.try(() => this.bucket.get(key)))?.bytes;
  }

  async getLocalPath({ key }: StoredFile): Promise<string | undefined> {
    const known = this.remembered.get(key)?.file;
    const copy = known && this.getCopy(known);
    if (copy && (await isThere(copy))) {
      this.capped.touch(copy);
      return copy;
    }
    const download = this.downloads.get(key) ?? this.download(key);
    this.downloads.set(key, download);
    return download.finally(() => this.downloads.delete(key));
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    await this.try(() => this.bucket.put(key, bytes));
    this.remembered.delete(key);
  }

  async create(key: string, bytes: Buffer): Promise<boolean> {
    const etag = await this.try(() => this.bucket.put(key, bytes, { isNew: true }));
    this.remembered.delete(key);
    return etag !== undefined;
  }

  async copy(from: string, to: string): Promise<void> {
    await this.try(() => this.bucket.copy(from, to));
    this.remembered.delete(to);
  }

  async move(from: string, to: string): Promise<void> {
    await this.copy(from, to);
    await this.remove(from);
  }

  async remove(key: string): Promise<void> {
    await this.try(() => this.bucket.delete(key));
    this.remembered.delete(key);
    await rm(this.getCopies(key), { recursive: true, force: true });
  }

  list(folder: string): Promise<StoredFile[]> {
    return this.try(() => this.bucket.list(`${folder}/`));
  }

  /** Object storage has no folders that change, so callers list them again after {@link LIST_MS}. */
  async getState(): Promise<string> {
    return String(Math.floor(performance.now() / LIST_MS));
  }

  getProblem(): string | undefined {
    return this.problem;
  }

  private async download(key: string): Promise<string | undefined> {
    const object = await this.try(() => this.bucket.get(key));
    if (!object) {
      this.remembered.delete(key);
      return undefined;
    }
    const { bytes, ...file } = object;
    this.remember(file);
    return this.writeCopy(file, bytes);
  }

  private async findFresh(key: string): Promise<StoredFile | undefined> {
    const file = await this.try(() => this.bucket.head(key));
    if (file) this.remember(file);
    else this.remembered.delete(key);
    return file;
  }

  private remember(file: S3ObjectInfo): void {
    this.remembered.delete(file.key);
    this.remembered.set(file.key, { file, checkedAt: performance.now() });
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > MAX_REMEMBERED && oldest !== undefined) this.remembered.delete(oldest);
  }

  private async try<T>(request: () => Promise<T>): Promise<T> {
    try {
      const result = await request();
      this.problem = undefined;
      return result;
    } catch (cause) {
      if (!(cause instanceof StorageUnavailable)) throw cause;
      this.problem = cause.message;
      throw new Failure('UPSTREAM_UNAVAILABLE', { cause });
    }
  }

  private getCopies(key: string): string {
    const name = createHash('sha256').update(key).digest('hex');
    return path.join(this.copies, name.slice(0, 2), name);
  }

  private getCopy({ key, etag }: S3ObjectInfo): string {
    const version = createHash('sha256').update(etag).digest('hex').slice(0, 32);
    return path.join(this.getCopies(key), version + path.extname(key));
  }

  /** Replaces the copies of earlier contents. */
  private async writeCopy(file: S3ObjectInfo, bytes: Buffer): Promise<string> {
    const copy = this.getCopy(file);
    const folder = path.dirname(copy);
    await mkdir(folder, { recursive: true });
    const part = `${copy}.${randomUUID()}${PART}`;
    await writeFile(part, bytes);
    await rename(part, copy);
    this.capped.add(copy, bytes.length);
    const names = (await readdir(folder)).filter((name) => name !== path.basename(copy) && !name.endsWith(PART));
    await Promise.all(names.map((name) => rm(path.join(folder, name), { force: true })));
    return copy;
  }
}

function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
