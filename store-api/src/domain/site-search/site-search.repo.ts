import type { SuggestedCategory } from '@fakos/contracts/search/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import { VISIBLE_STATUSES } from '../catalogue/visible-statuses.ts';
import { isPublic } from '../content/posts/published-posts.ts';
import { foldWords } from '../search/fold-words.ts';
import { productIndex } from '../search/product-index/product-index.ts';
import { getPage } from '../search/product-index/product-page.ts';
import { ProductView } from '../search/product-index/product-view.ts';
import { findProductRanks } from '../search/product-ranks.ts';
import { parseSearchTerms } from '../search/search-terms.ts';
import { newestPosts, newestProducts } from './newest-matches.ts';

/** Products for a search input, those first with matches in the name, and corrections of mistyped terms. */
export async function suggestProducts(db: ShopDatabase, search: string, limit: number, language: Language) {
  const found = await newestProducts(db, search, { limit, statuses: VISIBLE_STATUSES });
  const ids = found.length > 0 ? found : await meantProducts(db, search, limit);
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

/** IDs of products similar to mistyped terms, the best matches first. */
async function meantProducts(db: ShopDatabase, search: string, limit: number): Promise<number[]> {
  const index = await productIndex(db);
  const ranks = await findProductRanks(db, index, search);
  const view = new ProductView(index.columns, { statuses: VISIBLE_STATUSES }, ranks);
  return getPage(index.orders, view, { key: 'created', isRising: false, isByRank: true, offset: 0, limit });
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
  const fitting = rows.filter((row) => {
    const keys = foldWords(`${row.name_el} ${row.name_en}`);
    return words.every((word) =>
      keys.some((key) => word.keys.some((wanted) => (word.isBeginning ? key.startsWith(wanted) : key === wanted))),
    );
  });
  return fitting.slice(0, limit).map((row) => ({ id: row.id, slug: row.slug, name: row[`name_${language}`] }));
}

function inOrder<Row extends { readonly id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
