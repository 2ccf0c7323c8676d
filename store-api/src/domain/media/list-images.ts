import type { ShopDatabase } from '../../database/schema.ts';
import { findUsedImages } from './image-uses.ts';
import { findImageFiles, findImages, findImagesByIds, type ImageFilter, type ImageRow } from './images.repo.ts';

/** A query of the library. */
export interface LibraryFilter extends ImageFilter {
  readonly use?: 'none' | undefined;
}

/** One page of the library, and how many images match in all. */
export async function listImages(
  db: ShopDatabase,
  wanted: LibraryFilter & { readonly page: number; readonly limit: number },
): Promise<{ rows: ImageRow[]; total: number }> {
  if (!wanted.use) return findImages(db, wanted);
  const ids = await listUnusedIds(db, wanted);
  const start = (wanted.page - 1) * wanted.limit;
  return { rows: await findImagesByIds(db, ids.slice(start, start + wanted.limit)), total: ids.length };
}

/** The numbers of the first images that match. */
export async function listImageIds(db: ShopDatabase, wanted: LibraryFilter, limit: number): Promise<number[]> {
  if (wanted.use) return (await listUnusedIds(db, wanted)).slice(0, limit);
  return (await findImageFiles(db, wanted, limit)).map(({ id }) => id);
}

async function listUnusedIds(db: ShopDatabase, wanted: ImageFilter): Promise<number[]> {
  const isUsed = await findUsedImages(db);
  return (await findImageFiles(db, wanted)).filter((file) => !isUsed(file)).map(({ id }) => id);
}
