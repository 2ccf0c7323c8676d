import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Copies the images below a folder into the folder of uploads. Files that are already there stay as they are. */
export async function copyImages(images: string, uploads: string): Promise<void> {
  const entries = await readdir(images, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const targets = files.map((file) => join(uploads, relative(images, file)));
  for (const folder of new Set(targets.map(dirname))) await mkdir(folder, { recursive: true });
  await Promise.all(files.map((file, index) => copyWhole(file, targets[index] ?? '')));
}

/** Copies atomically: the copy gets its final name when it is complete, so an interrupted start leaves no partial image. */
async function copyWhole(file: string, target: string): Promise<void> {
  const partial = join(dirname(target), `.${randomUUID()}.partial`);
  try {
    await copyFile(file, partial);
    // Unlike a rename, a link does not replace an image that the shop has uploaded since, or another instance copied.
    await link(partial, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(partial, { force: true });
  }
}
