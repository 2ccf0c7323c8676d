import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImageType, imageTypes } from '@fakos/shared-kit/api/images/contract';
import { Failure } from '../../http/failure.ts';

/** Folders under DATA_DIR/uploads that a type reads from, the first that has the file wins. */
const foldersOfType: Readonly<Record<ImageType, readonly string[]>> = {
  images: ['pages', 'categories'],
  product: ['products'],
  post: ['posts'],
  gallery: ['gallery'],
  asset: ['assets', 'pages'],
  logo: ['logos'],
  section: ['sections', 'pages'],
  service: ['services'],
};

/** One plain name with an ending: no separators, no leading dot, nothing that a file system reads as a path. */
const FILE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,180}\.(?:jpe?g|png|webp|avif|gif|svg)$/iu;

/** A stored picture, found in its own folder. */
export interface ImageFile {
  readonly path: string;
  readonly name: string;
  readonly type: ImageType;
  readonly stats: Stats;
}

/** Finds a stored picture; a name that is no plain file name is a bad request, whatever it would lead to. */
export async function findImageFile(uploads: string, type: unknown, name: unknown): Promise<ImageFile> {
  const known = imageTypes.find((candidate) => candidate === type);
  if (!known || typeof name !== 'string' || !FILE_NAME.test(name)) throw new Failure('BAD_REQUEST');
  for (const folder of foldersOfType[known]) {
    const path = join(uploads, folder, name);
    const stats = await stat(path).catch(() => undefined);
    if (stats?.isFile()) return { path, name, type: known, stats };
  }
  throw new Failure('NOT_FOUND');
}
