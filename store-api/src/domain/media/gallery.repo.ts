import type { AdminGalleryImage } from '@fakos/contracts/gallery/contract';
import type { GalleryImage } from '@fakos/contracts/settings/contract';
import { sql, type Updateable } from 'kysely';
import type { ShopDatabase } from '../../database/schema.ts';
import type { GalleryImagesTable } from '../../database/tables/images.ts';
import type { Language } from '../../text/translate.ts';
import { type ImageEntry, type ImageRow, insertImage } from './images.repo.ts';

/** The gallery in the shop's order. */
export function findGallery(db: ShopDatabase, language: Language): Promise<GalleryImage[]> {
  return db
    .selectFrom('gallery_images')
    .select(['id', 'filename', `alt_${language} as alt`, `title_${language} as title`])
    .select([`description_${language} as description`, `category_${language} as category`])
    .select(`caption_${language} as caption`)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The gallery in the shop's order, in both languages. */
export function findAdminGallery(db: ShopDatabase): Promise<AdminGalleryImage[]> {
  return db
    .selectFrom('gallery_images')
    .select(['id', 'filename', 'alt_el', 'alt_en', 'title_el', 'title_en', 'description_el', 'description_en'])
    .select(['category_el', 'category_en', 'caption_el', 'caption_en', 'position', 'updated_at as version'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** One image of the gallery by ID. */
export function findGalleryImage(db: ShopDatabase, id: number) {
  return db
    .selectFrom('gallery_images')
    .select(['id', 'filename', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Updates a gallery image that is still equal to `seen`; false if another user changed it first. */
export async function changeGalleryImage(
  db: ShopDatabase,
  seen: { id: number; updated_at: string },
  values: Updateable<GalleryImagesTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gallery_images')
    .set(values)
    .where('id', '=', seen.id)
    .where('updated_at', '=', seen.updated_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sorts the gallery. */
export async function orderGallery(db: ShopDatabase, ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await db
      .updateTable('gallery_images')
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute();
  }
}

/** Removes an image from the gallery; false if it is not in it. */
export async function removeGalleryImage(db: ShopDatabase, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('gallery_images').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Adds an image to the library and to the end of the gallery. */
export function insertGalleryEntry(db: ShopDatabase, entry: ImageEntry): Promise<ImageRow> {
  return db.transaction().execute(async (transaction) => {
    const image = await insertImage(transaction, entry);
    await insertGalleryImage(transaction, image);
    return image;
  });
}

/** Appends an image of the library to the gallery. */
export async function insertGalleryImage(db: ShopDatabase, { filename, alt_el, alt_en }: ImageRow): Promise<void> {
  const none = { title_el: '', title_en: '', description_el: '', description_en: '' };
  const blank = { category_el: '', category_en: '', caption_el: '', caption_en: '' };
  const updated_at = new Date().toISOString();
  await db
    .insertInto('gallery_images')
    .values({
      ...{ filename, alt_el, alt_en, ...none, ...blank, updated_at },
      position: sql<number>`(select coalesce(max(position), 0) + 1 from gallery_images)`,
    })
    .execute();
}

/** True if a file is shown in the gallery. */
export async function isInGallery(db: ShopDatabase, filename: string): Promise<boolean> {
  const row = await db.selectFrom('gallery_images').select('id').where('filename', '=', filename).executeTakeFirst();
  return row !== undefined;
}
