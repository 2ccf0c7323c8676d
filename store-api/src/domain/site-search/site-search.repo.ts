import type { SuggestedCategory } from '@fakos/contracts/search/contract';
import { foldWords } from '@fakos/contracts/search/greeklish';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import { VISIBLE_STATUSES } from '../catalogue/visible-statuses.ts';
import { isPublic } from '../content/posts/published-posts.ts';
import { getView } from '../search/product-index/cached-view.ts';
import { productIndex } from '../search/product-index/product-index.ts';
import { getPage } from '../search/product-index/product-page.ts';
import { findProductRanks } from '../search/product-ranks.ts';
import { containsTerms, parseSearchTerms } from '../search/search-terms.ts';
import { newestPosts } from './newest-posts.ts';

/** Products for a search input, in the order of the shop's own search. */
export async function suggestProducts(db: ShopDatabase, search: string, limit: number, language: Language) {
  const ids = await findBestProducts(db, search, limit);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .select(['products.id', 'products.slug', `products.name_${language} as name`, 'brands.name as brand_name'])
    .select(['products.price_cents', 'products.sale_price_cents', 'products.images', 'products.stock'])
    .where('products.id', 'in', ids)
    .where('products.status', 'in', VISIBLE_STATUSES)
    .execute();
  return inOrder(rows, ids);
}

/** IDs of the products that match best, also those of mistyped terms. */
async function findBestProducts(db: ShopDatabase, search: string, limit: number): Promise<number[]> {
  const index = await productIndex(db);
  const ranks = await findProductRanks(db, index, search);
  const view = getView(index, { statuses: VISIBLE_STATUSES, grouped: true }, { search, ranks });
  return getPage(index.orders, view, { key: 'relevance', isRising: false, isByRank: true, offset: 0, limit });
}

/** Public posts for a search input. */
export async function suggestPosts(db: ShopDatabase, search: string, limit: number, language: Language) {
  const ids = await newestPosts(db, search, limit);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('posts')
    .innerJoin('post_categories', 'post_categories.id', 'posts.category_id')
    .select(['posts.id', 'posts.slug', `posts.title_${language} as title`])
    .select([`post_categories.name_${language} as category_name`, 'posts.images'])
    .where('posts.id', 'in', ids)
    .where(isPublic())
    .execute();
  return inOrder(rows, ids);
}

/** Categories with a name that contains every term. */
export async function suggestCategories(
  db: ShopDatabase,
  search: string,
  limit: number,
  language: Language,
): Promise<SuggestedCategory[]> {
  const words = parseSearchTerms(search);
  if (words.length === 0) return [];
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'slug', 'name_el', 'name_en'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const fitting = rows.filter((row) => containsTerms(foldWords(`${row.name_el} ${row.name_en}`), words));
  return fitting.slice(0, limit).map((row) => ({ id: row.id, slug: row.slug, name: row[`name_${language}`] }));
}

function inOrder<Row extends { readonly id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
