import { MAX_ADMIN_RESULTS } from '@fakos/contracts/admin-search/contract';
import { paths } from '@fakos/contracts/paths';
import { listVariants, matchRanks, rankMatch } from '@fakos/contracts/search/greeklish';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import { postsMatch } from '../search/post-matches.ts';
import type { Candidate } from './admin-search.ts';

/** Matches that are ranked again by the beginning of their title. */
const CONSIDERED = 4 * MAX_ADMIN_RESULTS;

/** Posts except the trash, newest first. */
export async function findPosts(db: ShopDatabase, search: string, language: Language): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('posts')
    .innerJoin('post_categories', 'post_categories.id', 'posts.category_id')
    .select([
      'posts.id',
      'posts.slug',
      'posts.title_el',
      'posts.title_en',
      `post_categories.name_${language} as category_name`,
    ])
    .where('posts.status', '!=', 'trash')
    .where((eb) => eb.or([search, ...listVariants(search)].map((spelling) => postsMatch(db, spelling))))
    .orderBy('posts.id', 'desc')
    .limit(CONSIDERED)
    .execute();
  return rows.map(({ id, slug, title_el, title_en, category_name: detail }) => ({
    id,
    path: paths.post(slug),
    label: (language === 'en' && title_en) || title_el,
    detail,
    texts: [title_el, title_en],
  }));
}

/** Pages by title, except the trash. A site has so few that all titles are compared. */
export async function findPages(db: ShopDatabase, search: string, language: Language): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'slug', 'title_el', 'title_en', 'menu_title_el', 'menu_title_en'])
    .where('status', '!=', 'trash')
    .orderBy('menu_order')
    .orderBy('id')
    .execute();
  const candidates = rows.map(({ id, slug, title_el, title_en, menu_title_el, menu_title_en }) => ({
    id,
    path: paths.page(slug),
    label: (language === 'en' && title_en) || title_el,
    detail: paths.page(slug),
    texts: [title_el, title_en, menu_title_el, menu_title_en, slug],
  }));
  return candidates.filter(({ texts }) => texts.some((text) => rankMatch(text, search) > matchRanks.none));
}
