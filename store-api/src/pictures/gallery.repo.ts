import type { GalleryImage } from '@fakos/shared-kit/api/settings/contract';
import type { ShopDatabase } from '../database/schema.ts';
import type { Language } from '../text/translate.ts';

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
