import type { ImageRow } from './images.repo.ts';

/** Folder of the shop's images in its storage. */
export const UPLOADS = 'uploads';

/** An image of the library, as far as its files are concerned. */
export type FiledFile = Pick<ImageRow, 'folder' | 'filename'>;

/** Key of an image's file in the storage. */
export function getOriginalKey({ folder, filename }: FiledFile): string {
  return `${UPLOADS}/${folder}/${filename}`;
}

/** Key of a deleted image's file. */
export function getTrashKey({ folder, filename }: FiledFile): string {
  return `trash/uploads/${folder}/${filename}`;
}

/** Key of the version that an image's file had before it was replaced. */
export function getEarlierKey({ folder, filename }: FiledFile): string {
  return `trash/earlier/${folder}/${filename}`;
}
