import type { ImageFolder } from '@fakos/contracts/media/contract';
import { compiledOnce } from '../../database/compiled-once.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import { editImage } from './edit-image.ts';
import { findImageAt } from './images.repo.ts';

/** Alternative texts of an image in both languages. */
export interface ImageAlt {
  readonly alt_el: string;
  readonly alt_en: string;
}

/** New alternative texts of an image; one that is left out stays as it is. */
export interface NewImageAlt extends Partial<{ readonly [Key in keyof ImageAlt]: string | undefined }> {
  readonly filename: string;
}

const altRows = compiledOnce((db, count: number) =>
  db
    .selectFrom('pictures')
    .select(['filename', 'alt_el', 'alt_en'])
    .where('folder', '=', 'products')
    .where('filename', 'in', Array<string>(count).fill('')),
);

/** The alternative texts of a folder's images, by file name; files that are not in the library are missing. */
export async function findAlts(
  db: ShopDatabase,
  folder: ImageFolder,
  filenames: readonly string[],
): Promise<Map<string, ImageAlt>> {
  if (filenames.length === 0) return new Map();
  const rows = await altRows(db, filenames.length, [folder, ...filenames]);
  return new Map(rows.map(({ filename, ...alt }) => [filename, alt]));
}

/** Changes the alternative texts of images inside a transaction; false if one is not in the library. */
export async function writeAlts(db: ShopDatabase, folder: ImageFolder, alts: readonly NewImageAlt[]): Promise<boolean> {
  for (const { filename, alt_el, alt_en } of alts) {
    const row = await findImageAt(db, folder, filename);
    if (!row || row.deleted_at !== null) return false;
    const wanted = { alt_el: alt_el ?? row.alt_el, alt_en: alt_en ?? row.alt_en };
    const isChanged = wanted.alt_el !== row.alt_el || wanted.alt_en !== row.alt_en;
    if (isChanged) await editImage(db, { id: row.id, ...wanted });
  }
  return true;
}
