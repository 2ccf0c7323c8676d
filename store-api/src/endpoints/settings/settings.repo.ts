import type { GalleryImage } from '@fakos/shared-kit/api/settings/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';

/** The gallery in the shop's order. */
export function findGallery(db: ShopDatabase, language: Language): Promise<GalleryImage[]> {
  return db
    .selectFrom('gallery_images')
    .select([
      'id',
      'filename',
      `alt_${language} as alt`,
      `title_${language} as title`,
      `description_${language} as description`,
      `category_${language} as category`,
      `caption_${language} as caption`,
    ])
    .orderBy('position')
    .execute();
}

/** Published pages that ask for a place in the menu. */
export function findMenuPages(db: ShopDatabase, language: Language) {
  return db
    .selectFrom('pages')
    .select(['slug', `title_${language} as title`, `menu_title_${language} as menu_title`, 'menu_order'])
    .where('status', '=', 'published')
    .where('show_in_menu', '=', 1)
    .orderBy('menu_order')
    .execute();
}
