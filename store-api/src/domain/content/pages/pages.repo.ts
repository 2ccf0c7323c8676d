import type { listPages } from '@fakos/contracts/pages/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';

type PageQuery = z.output<typeof listPages.query>;

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

/** Published pages, or drafts for staff, in the order of the menu. */
export function findPages(db: ShopDatabase, query: PageQuery, language: Language, isStaff: boolean) {
  return db
    .selectFrom('pages')
    .select(recordColumns(language))
    .where('status', '=', isStaff && query.status ? query.status : 'published')
    .$if(query.menu_only === 'true', (pages) => pages.where('show_in_menu', '=', 1))
    .$if(query.indexed_only === 'true', (pages) => pages.where('no_index', '=', 0))
    .orderBy('menu_order')
    .orderBy('id')
    .execute();
}

/** A page with its sections as JSON; drafts are visible to staff, trashed pages to nobody. */
export function findPageBySlug(db: ShopDatabase, slug: string, language: Language, isStaff: boolean) {
  return db
    .selectFrom('pages')
    .select(recordColumns(language))
    .select([`meta_title_${language} as meta_title`, `meta_description_${language} as meta_description`])
    .select([`sections_${language} as sections`, 'no_index', 'updated_at'])
    .where('slug', '=', slug)
    .where('status', 'in', isStaff ? ['published', 'draft'] : ['published'])
    .executeTakeFirst();
}

/** Published pages that are shown in the menu. */
export function findMenuPages(db: ShopDatabase, language: Language) {
  return db
    .selectFrom('pages')
    .select(['slug', `title_${language} as title`, `menu_title_${language} as menu_title`, 'menu_order'])
    .where('status', '=', 'published')
    .where('show_in_menu', '=', 1)
    .orderBy('menu_order')
    .execute();
}
