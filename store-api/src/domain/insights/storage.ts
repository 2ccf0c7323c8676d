import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { SystemInfo } from '@fakos/contracts/system-info/contract';

/** Number of files that are read concurrently. */
const AT_ONCE = 32;
/** A large folder of images is counted at most this often. */
const REMEMBERED_MS = 60_000;

type Storage = SystemInfo['storage'];

const remembered = new Map<string, { readonly at: number; readonly uploads: Promise<Storage['uploads']> }>();

/** The disk with the shop's files, and the size of its images. */
export async function readStorage(dataDir: string): Promise<Storage> {
  const [disk, uploads] = await Promise.all([readDisk(dataDir), measureRemembered(join(dataDir, 'uploads'))]);
  return { disk, uploads };
}

async function readDisk(folder: string): Promise<Storage['disk']> {
  const found = await statfs(folder).catch(() => undefined);
  return found ? { total: found.blocks * found.bsize, free: found.bavail * found.bsize } : null;
}

function measureRemembered(folder: string): Promise<Storage['uploads']> {
  const known = remembered.get(folder);
  const now = Date.now();
  if (known && now - known.at < REMEMBERED_MS) return known.uploads;
  const uploads = measure(folder);
  remembered.set(folder, { at: now, uploads });
  return uploads;
}

async function measure(folder: string): Promise<Storage['uploads']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  let size = 0;
  for (let start = 0; start < files.length; start += AT_ONCE) {
    const some = files.slice(start, start + AT_ONCE);
    // A file that was deleted meanwhile has size 0.
    const sizes = await Promise.all(
      some.map((file) =>
        stat(join(file.parentPath, file.name)).then(
          ({ size: bytes }) => bytes,
          () => 0,
        ),
      ),
    );
    size += sizes.reduce((sum, bytes) => sum + bytes, 0);
  }
  return { files: files.length, size };
}
