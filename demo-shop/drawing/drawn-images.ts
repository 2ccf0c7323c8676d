import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Drawing } from './list-drawings.ts';

/** The file that records from which specification each image was drawn. */
export const drawnImagesFile = new URL('./drawn-images.json', import.meta.url);

/** Hashes of what images show, by file. */
type DrawnImages = Readonly<Record<string, string>>;

/** A hash of everything that decides what the drawing program draws for an image. */
export function hashDrawing({ spec, width }: Drawing): string {
  const values = Object.entries({ ...spec, width }).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
}

/** The specifications from which the images were drawn. */
export async function readDrawnImages(): Promise<DrawnImages> {
  return JSON.parse(await readFile(drawnImagesFile, 'utf8').catch(() => '{}'));
}
