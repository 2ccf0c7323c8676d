import sharp from 'sharp';
import { type FilesPlace, openStorage } from '../files/open-storage.ts';
import type { ImageRow } from './images.repo.ts';
import { MAX_IMAGE_PIXELS } from './read-image.ts';
import { getTrashKey } from './stored-files.ts';

const WIDTH = 160;
const QUALITY = 60;

/**
 * A small version of a deleted image as a `data:` URL: its file is no longer served. Undefined for a file that
 * cannot be read.
 */
export async function getTrashThumbnail(place: FilesPlace, row: ImageRow): Promise<string | undefined> {
  try {
    const original = await openStorage(place).read(getTrashKey(row));
    const image = sharp(original, { limitInputPixels: MAX_IMAGE_PIXELS }).autoOrient();
    const bytes = await image.resize({ width: WIDTH, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer();
    return `data:image/webp;base64,${bytes.toString('base64')}`;
  } catch {
    return undefined;
  }
}
