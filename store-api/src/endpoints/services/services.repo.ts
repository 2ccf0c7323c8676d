import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';

/** All services in the shop's order. */
export function findServices(db: ShopDatabase, language: Language) {
  return db
    .selectFrom('services')
    .select([
      'id',
      'slug',
      `title_${language} as title`,
      `excerpt_${language} as excerpt`,
      `content_${language} as content`,
      'icon',
      'image',
      'duration',
      'price_cents',
      'bookable',
    ])
    .orderBy('position')
    .execute();
}
