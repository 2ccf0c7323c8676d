import { randomUUID } from 'node:crypto';
import { copyFile, link, lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { FileStorage, StoredFile } from './file-storage.ts';

/** Number of files that are read concurrently. */
const AT_ONCE = 32;
/** For the API's user only. */
const PRIVATE_MODE = 0o600;

/** Files in a folder, such as `DATA_DIR`. */
export class FolderStorage implements FileStorage {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async find(key: string): Promise<StoredFile | undefined> {
    // Symbolic links are ignored.
    const stats = await lstat(this.getPath(key)).catch(() => undefined);
    return stats?.isFile() ? { key, size: stats.size, modifiedMs: stats.mtimeMs } : undefined;
  }

  read(key: string): Promise<Buffer | undefined> {
    return readFile(this.getPath(key)).catch(() => undefined);
  }

  async getLocalPath({ key }: StoredFile): Promise<string> {
    return this.getPath(key);
  }

  async write(key: string, bytes: Buffer, { isPrivate = false } = {}): Promise<void> {
    const options = { flag: 'wx', ...(isPrivate && { mode: PRIVATE_MODE }) };
    await this.withPart(key, (part) => writeFile(part, bytes, options));
  }

  async create(key: string, bytes: Buffer): Promise<boolean> {
    const path = this.getPath(key);
    const part = await this.createPart(path);
    try {
      await writeFile(part, bytes, { flag: 'wx' });
      // Unlike a rename, a link fails where the name is taken.
      await link(part, path);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return false;
    } finally {
      await rm(part, { force: true });
    }
  }

  async copy(from: string, to: string): Promise<void> {
    await this.withPart(to, (part) => copyFile(this.getPath(from), part)).catch(ignoreMissing);
  }

  async move(from: string, to: string): Promise<void> {
    await mkdir(dirname(this.getPath(to)), { recursive: true });
    await rename(this.getPath(from), this.getPath(to)).catch(ignoreMissing);
  }

  async remove(key: string): Promise<void> {
    await rm(this.getPath(key), { force: true });
  }

  async list(folder: string): Promise<StoredFile[]> {
    const entries = await readdir(this.getPath(folder), { recursive: true, withFileTypes: true }).catch(() => []);
    const keys = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(this.folder, join(parentPath, name)).split(sep).join('/'));
    const files: StoredFile[] = [];
    for (let start = 0; start < keys.length; start += AT_ONCE) {
      const found = await Promise.all(keys.slice(start, start + AT_ONCE).map((key) => this.find(key)));
      files.push(...found.filter((file) => file !== undefined));
    }
    return files;
  }

  async getState(folder: string): Promise<string | undefined> {
    const stats = await stat(this.getPath(folder)).catch(() => undefined);
    return stats && String(stats.mtimeMs);
  }

  getProblem(): undefined {
    return undefined;
  }

  private getPath(key: string): string {
    return join(this.folder, key);
  }

  private async withPart(key: string, write: (part: string) => Promise<void>): Promise<void> {
    const path = this.getPath(key);
    const part = await this.createPart(path);
    try {
      await write(part);
      await rename(part, path);
    } finally {
      await rm(part, { force: true });
    }
  }

  /** A name for a file that is not complete yet. The library leaves out names that begin with a dot. */
  private async createPart(path: string): Promise<string> {
    await mkdir(dirname(path), { recursive: true });
    return join(dirname(path), `.${basename(path)}.${randomUUID()}.half`);
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
