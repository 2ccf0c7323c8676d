import type { FileStorage, StoredFile } from '../files/file-storage.ts';
import { UPLOADS } from './stored-files.ts';

/** A plain file name with an extension: no separators and no leading dot, so that it is never a path. */
const FILE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,180}\.(?:jpe?g|png|webp|avif|gif|svg)$/iu;

/** A stored image, found in its own folder. */
export interface ImageFile extends StoredFile {
  readonly name: string;
  readonly folder: string;
}

/** True for a possible name of a stored image; false for every path. */
export function isImageName(name: unknown): name is string {
  return typeof name === 'string' && FILE_NAME.test(name);
}

/** The regular file of that name in a folder. `name` has passed {@link isImageName}. */
export async function findImageFile(
  storage: FileStorage,
  folder: string,
  name: string,
): Promise<ImageFile | undefined> {
  const file = await storage.find(`${UPLOADS}/${folder}/${name}`);
  return file && { ...file, name, folder };
}

/** True for an SVG. SVG cannot be uploaded; only the shop's own logo is one. */
export function isSvg(name: string): boolean {
  return name.toLowerCase().endsWith('.svg');
}

/** Prevents scripts in an SVG from running. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * An image may be replaced under its URL, so browsers revalidate it after five minutes by its ETag. For a week they may
 * show the cached image meanwhile (stale-while-revalidate).
 */
export const IMAGE_CACHE = 'public, max-age=300, stale-while-revalidate=604800';
