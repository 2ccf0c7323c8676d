import type { Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';

/** One plain name with an ending: no separators, no leading dot, nothing that a file system reads as a path. */
const FILE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,180}\.(?:jpe?g|png|webp|avif|gif|svg)$/iu;

/** A stored picture, found in its own folder. */
export interface PictureFile {
  readonly path: string;
  readonly name: string;
  readonly folder: string;
  readonly stats: Stats;
}

/** True for what can be the name of a stored picture, and never for a path. */
export function isPictureName(name: unknown): name is string {
  return typeof name === 'string' && FILE_NAME.test(name);
}

/** The plain file of that name in one folder; a link to somewhere else is none. `name` has passed {@link isPictureName}. */
export async function findPictureFile(uploads: string, folder: string, name: string): Promise<PictureFile | undefined> {
  const path = join(uploads, folder, name);
  const stats = await lstat(path).catch(() => undefined);
  return stats?.isFile() ? { path, name, folder, stats } : undefined;
}

/** True for a drawing, which is no picture of pixels. Only the shop's own logo is one; nobody can upload it. */
export function isSvg(name: string): boolean {
  return name.toLowerCase().endsWith('.svg');
}

/** Should a drawing ever hold a script, nothing runs it. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
