import { MAX_ADMIN_RESULTS } from '@fakos/contracts/admin-search/contract';
import { paths } from '@fakos/contracts/paths';
import { listVariants } from '@fakos/contracts/search/greeklish';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import { STAFF_STATUSES } from '../catalogue/visible-statuses.ts';
import { getView } from '../search/product-index/cached-view.ts';
import { productIndex } from '../search/product-index/product-index.ts';
import { getPage } from '../search/product-index/product-page.ts';
import { findProductRanks } from '../search/product-ranks.ts';
import type { Candidate } from './admin-search.ts';

/** Matches that are ranked again by the beginning of their name and SKU. */
const CONSIDERED = 4 * MAX_ADMIN_RESULTS;

/** Products by SKU, archived ones too, and as the shop's search finds them. */
export async function findProducts(db: ShopDatabase, search: string, language: Language): Promise<Candidate[]> {
  const spellings = [search, search.toUpperCase(), search.toLowerCase()];
  const columns = ['id', 'slug', 'sku', 'name_el', 'name_en'] as const;
  const exact = await db.selectFrom('products').select(columns).where('sku', 'in', spellings).execute();
  const matching = await findFirst(db, [search, ...listVariants(search)]);
  const ids = matching.filter((id) => !exact.some((product) => product.id === id));
  const rows = ids.length === 0 ? [] : await db.selectFrom('products').select(columns).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = [...exact, ...ids.flatMap((id) => byId.get(id) ?? [])];
  return found.map((row) => ({
    id: row.id,
    path: paths.product(row.slug),
    label: row[`name_${language}`],
    detail: row.sku,
    texts: [row.sku, row.name_el, row.name_en],
    isExact: spellings.includes(row.sku),
  }));
}

/** The products of the first spelling that finds any. */
async function findFirst(db: ShopDatabase, spellings: readonly string[]): Promise<number[]> {
  for (const spelling of spellings) {
    const ids = await findMatching(db, spelling);
    if (ids.length > 0) return ids;
  }
  return [];
}

async function findMatching(db: ShopDatabase, search: string): Promise<number[]> {
  const index = await productIndex(db);
  const ranks = await findProductRanks(db, index, search);
  const view = getView(index, { statuses: STAFF_STATUSES }, { search, ranks });
  const page = { key: 'relevance', isRising: false, isByRank: true, offset: 0, limit: CONSIDERED } as const;
  return getPage(index.orders, view, page);
}
