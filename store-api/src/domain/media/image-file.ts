import type { Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';

/** One plain name with an ending: no separators, no leading dot, nothing that a file system reads as a path. */
const FILE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,180}\.(?:jpe?g|png|webp|avif|gif|svg)$/iu;

/** A stored image, found in its own folder. */
export interface ImageFile {
  readonly path: string;
  readonly name: string;
  readonly folder: string;
  readonly stats: Stats;
}

/** True for what can be the name of a stored image, and never for a path. */
export function isImageName(name: unknown): name is string {
  return typeof name === 'string' && FILE_NAME.test(name);
}

/** The plain file of that name in one folder; a link to somewhere else is none. `name` has passed {@link isImageName}. */
export async function findImageFile(uploads: string, folder: string, name: string): Promise<ImageFile | undefined> {
  const path = join(uploads, folder, name);
  const stats = await lstat(path).catch(() => undefined);
  return stats?.isFile() ? { path, name, folder, stats } : undefined;
}

/** True for an SVG. Only the shop's own logo is one; SVG cannot be uploaded. */
export function isSvg(name: string): boolean {
  return name.toLowerCase().endsWith('.svg');
}

/** Prevents scripts in an SVG from running. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * An image may be replaced under its URL, so browsers ask again after five minutes; for a week they show the image they
 * have while they ask. Its ETag says whether it changed.
 */
export const IMAGE_CACHE = 'public, max-age=300, stale-while-revalidate=604800';
