import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';

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
