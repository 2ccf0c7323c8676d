import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';

function recordColumns(language: Language) {
  return [
    'id',
    'slug',
    `title_${language} as title`,
    `menu_title_${language} as menu_title`,
    'show_in_menu',
    'menu_order',
  ] as const;
}

/** Published pages in the order of the menu. */
export function findPages(db: ShopDatabase, language: Language, menuOnly: boolean) {
  return db
    .selectFrom('pages')
    .select(recordColumns(language))
    .where('status', '=', 'published')
    .$if(menuOnly, (pages) => pages.where('show_in_menu', '=', 1))
    .orderBy('menu_order')
    .orderBy('id')
    .execute();
}

/** A published page with its sections as JSON. */
export function findPageBySlug(db: ShopDatabase, slug: string, language: Language) {
  return db
    .selectFrom('pages')
    .select(recordColumns(language))
    .select([`meta_description_${language} as meta_description`, `sections_${language} as sections`])
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .executeTakeFirst();
}
