import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageRow } from './images.repo.ts';

/** An image of the library, as far as its files are concerned. */
export type FiledFile = Pick<ImageRow, 'folder' | 'filename'>;

/** Path of an image's file. */
export function getOriginalPath(dataDir: string, { folder, filename }: FiledFile): string {
  return join(dataDir, 'uploads', folder, filename);
}

/** Path of a deleted image's file. */
export function getTrashPath(dataDir: string, { folder, filename }: FiledFile): string {
  return join(dataDir, 'trash', 'uploads', folder, filename);
}

/** Path of the version that an image's file had before it was replaced. */
export function getEarlierPath(dataDir: string, { folder, filename }: FiledFile): string {
  return join(dataDir, 'trash', 'earlier', folder, filename);
}

/** Moves a file that may have been moved before; a missing file is ignored. */
export async function moveFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
