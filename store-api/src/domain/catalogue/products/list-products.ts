import type { ProductFacets } from '@fakos/contracts/products/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ProductStatus } from '../../../database/tables/catalogue.ts';
import { brokenRule } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import { getView, type RankedSearch } from '../../search/product-index/cached-view.ts';
import { type ProductIndex, productIndex } from '../../search/product-index/product-index.ts';
import { getPage } from '../../search/product-index/product-page.ts';
import type { ProductView } from '../../search/product-index/product-view.ts';
import type { OrderKey } from '../../search/product-index/sort-index.ts';
import { findProductRanks } from '../../search/product-ranks.ts';
import { findProductGroups, type ProductGroups } from '../categories/product-groups.repo.ts';
import { STAFF_STATUSES } from '../visible-statuses.ts';
import { countFacets, countGroups } from './product-facets.ts';
import { filtersByGroup, getScope, type ProductQuery, toProductCriteria } from './product-filters.ts';
import { findIdsByStock, findProductRows } from './products.repo.ts';

/** Number of rows that paging can reach. */
const MAX_LISTED_ROWS = 1_000_000;

/** The viewer of a list and the statuses visible to them. */
export interface Viewer {
  readonly language: Language;
  readonly statuses: readonly ProductStatus[];
  /** Facets that are counted by default. */
  readonly facets: FacetChoice;
  /** Whether variants of a product are one entry unless the query says otherwise. */
  readonly groupsVariants?: boolean;
}

type FacetChoice = 'none' | 'groups' | 'all';

const noGroups: ProductGroups = { categories: [], brands: [] };

/** One page of products, the number of matches, and the facets. A page beyond the limit is VALIDATION. */
export async function listProductsFor(db: ShopDatabase, query: ProductQuery, viewer: Viewer) {
  const { language } = viewer;
  if (query.page * query.limit > MAX_LISTED_ROWS) throw brokenRule(language, 'page', 'pageTooFar');
  const facets = facetChoice(query, viewer);
  const { ids, total, counts } = await selectProducts(db, query, viewer, (found) => ({
    ids: listIds(found, query, { language, ...getPagePosition(query) }),
    total: found.view.total,
    counts: countChosen(found, facets, language),
  }));
  return { rows: await findProductRows(db, { ids, ...viewer, limit: query.limit }), total, facets: counts };
}

/** The IDs of the products that a list of the back office has on all its pages, in its order, at most `limit`. */
export function findProductIds(
  db: ShopDatabase,
  filter: Omit<ProductQuery, 'page' | 'limit'>,
  limit: number,
  language: Language,
): Promise<number[]> {
  const query = { ...filter, page: 1, limit };
  const viewer = { language, statuses: query.status ? [query.status] : STAFF_STATUSES, facets: 'none' } as const;
  return selectProducts(db, query, viewer, (found) => listIds(found, query, { language, offset: 0, limit }));
}

interface Found {
  readonly index: ProductIndex;
  readonly view: ProductView;
  readonly searched: RankedSearch | undefined;
  readonly groups: ProductGroups;
}

/** Finds the products that match a list's filter. `select` awaits nothing, so all figures are consistent. */
async function selectProducts<T>(
  db: ShopDatabase,
  query: ProductQuery,
  viewer: Viewer,
  select: (found: Found) => T,
): Promise<T> {
  const search = query.search?.trim() ? query.search : undefined;
  const needsGroups = facetChoice(query, viewer) !== 'none' || filtersByGroup(query);
  const groups = needsGroups ? await findProductGroups(db, viewer.language) : noGroups;
  const index = await productIndex(db);
  const searched = search === undefined ? undefined : { search, ranks: await findProductRanks(db, index, search) };
  const few = query.stock_max === undefined ? undefined : await findIdsByStock(db, query.stock_max);
  const grouped = (viewer.groupsVariants && query.variants !== 'separate' && query.ids === undefined) || undefined;
  const view = getView(index, { ...toProductCriteria(query, viewer.statuses, groups, few), grouped }, searched);
  return select({ index, view, searched, groups });
}

interface Position {
  readonly language: Language;
  readonly offset: number;
  readonly limit: number;
}

function listIds({ index, view }: Found, query: ProductQuery, { language, ...position }: Position): number[] {
  if (query.sort === undefined && view.wanted.ids) return namedPage(view, position);
  return getPage(index.orders, view, { ...getSort(query, language), ...position });
}

function countChosen(
  { index, view, searched, groups }: Found,
  facets: FacetChoice,
  language: Language,
): ProductFacets | undefined {
  if (facets === 'none') return undefined;
  if (facets === 'groups') return countGroups(view, groups);
  return countFacets(view, getView(index, getScope(view.wanted), searched), groups, language);
}

function facetChoice({ facets }: ProductQuery, viewer: Viewer): FacetChoice {
  if (facets === undefined) return viewer.facets;
  return facets === 1 || facets === '1' || facets === 'true' ? 'all' : 'none';
}

function getPagePosition({ page, limit }: ProductQuery) {
  return { offset: (page - 1) * limit, limit };
}

function getSort(query: ProductQuery, language: Language) {
  const sort = query.sort ?? (query.search?.trim() ? 'relevance' : 'created_at');
  const keys: Readonly<Record<typeof sort, OrderKey>> = {
    created_at: 'created',
    price: 'price',
    name: language === 'el' ? 'nameEl' : 'nameEn',
    featured: 'featured',
    discount: 'discount',
    relevance: 'relevance',
  };
  return { key: keys[sort], isRising: query.order === 'ASC', isByRank: sort === 'relevance' };
}

/** Products by ID, in the order in which they were named. */
function namedPage(
  { columns, failed, wanted }: ProductView,
  { offset, limit }: Pick<Position, 'offset' | 'limit'>,
): number[] {
  const fit = [...new Set(wanted.ids)].filter((id) => {
    const row = columns.findRow(id);
    return row !== undefined && failed[row] === 0;
  });
  return fit.slice(offset, offset + limit);
}
