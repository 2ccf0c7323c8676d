import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FileStorage } from '../domain/files/file-storage.ts';
import { UPLOADS } from '../domain/media/stored-files.ts';

/** Number of images that are copied concurrently. */
const AT_ONCE = 32;

/** Copies the images below a folder into the shop's storage. Files that are already there stay as they are. */
export async function copyImages(images: string, storage: FileStorage): Promise<void> {
  const entries = await readdir(images, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const stored = new Set((await storage.list(UPLOADS)).map(({ key }) => key));
  const missing = files
    .map((file) => ({ file, key: `${UPLOADS}/${relative(images, file).split(sep).join('/')}` }))
    .filter(({ key }) => !stored.has(key));
  for (let start = 0; start < missing.length; start += AT_ONCE) {
    const some = missing.slice(start, start + AT_ONCE);
    // An image that the shop has uploaded since, or another instance copied, stays.
    await Promise.all(some.map(async ({ file, key }) => storage.create(key, await readFile(file))));
  }
}
