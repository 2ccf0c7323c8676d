import type { ProductFacets } from '@fakos/contracts/products/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ProductStatus } from '../../../database/tables/catalogue.ts';
import { brokenRule } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import { type ProductIndex, productIndex } from '../../search/product-index/product-index.ts';
import type { OrderKey } from '../../search/product-index/product-orders.ts';
import { pageOf } from '../../search/product-index/product-page.ts';
import type { Wanted } from '../../search/product-index/product-selection.ts';
import { ProductView } from '../../search/product-index/product-view.ts';
import { findProductRanks } from '../../search/product-ranks.ts';
import { findProductGroups, type ProductGroups } from '../categories/product-groups.repo.ts';
import { countFacets, countGroups } from './product-facets.ts';
import { filtersByGroup, type ProductQuery, scopeOf, wantedOf } from './product-filters.ts';
import { findProductRows } from './products.repo.ts';

/** Rows, counted from the first, that a list can be paged through. */
const MAX_LISTED_ROWS = 1_000_000;

/** Who looks at a list, and what of it they may see. */
export interface Viewer {
  readonly language: Language;
  readonly statuses: readonly ProductStatus[];
  /** Facets that are counted where nobody says which. */
  readonly facets: FacetChoice;
}

type FacetChoice = 'none' | 'groups' | 'all';

const noGroups: ProductGroups = { categories: [], brands: [] };

/** One page of products, how many match, and what else could be chosen. A page too far away is VALIDATION. */
export async function listProductsFor(db: ShopDatabase, query: ProductQuery, viewer: Viewer) {
  const { language, statuses } = viewer;
  if (query.page * query.limit > MAX_LISTED_ROWS) throw brokenRule(language, 'page', 'pageTooFar');
  const facets = facetChoice(query, viewer);
  const search = query.search?.trim() ? query.search : undefined;
  const groups = facets !== 'none' || filtersByGroup(query) ? await findProductGroups(db, language) : noGroups;
  const index = await productIndex(db);
  const ranks = search === undefined ? undefined : await findProductRanks(db, index, search);
  // From here to the page nothing waits, so all figures are of the same moment.
  const viewOf = (wanted: Wanted) => rememberedView(index, wanted, search, ranks);
  const view = viewOf(wantedOf(query, statuses, groups));
  const ids =
    query.sort === undefined && view.wanted.ids
      ? namedPage(view, query)
      : pageOf(index.orders, view, { ...orderOf(query, language), ...placeOf(query) });
  const counts: ProductFacets | undefined =
    facets === 'none'
      ? undefined
      : facets === 'all'
        ? countFacets(view, viewOf(scopeOf(view.wanted)), groups, language)
        : countGroups(view, groups);
  return { rows: await findProductRows(db, { ids, ...viewer, limit: query.limit }), total: view.total, facets: counts };
}

function rememberedView(
  index: ProductIndex,
  wanted: Wanted,
  search: string | undefined,
  ranks: Uint16Array | undefined,
) {
  const key = JSON.stringify([search, wanted]);
  const known = index.views.get(key, index);
  if (known) return known;
  const view = new ProductView(index.columns, wanted, ranks);
  index.views.set(key, view, index);
  return view;
}

function facetChoice({ facets }: ProductQuery, viewer: Viewer): FacetChoice {
  if (facets === undefined) return viewer.facets;
  return facets === 1 || facets === '1' || facets === 'true' ? 'all' : 'none';
}

function placeOf({ page, limit }: ProductQuery) {
  return { offset: (page - 1) * limit, limit };
}

function orderOf(query: ProductQuery, language: Language) {
  const sort = query.sort ?? (query.search?.trim() ? 'relevance' : 'created_at');
  const keys: Readonly<Record<typeof sort, OrderKey>> = {
    created_at: 'created',
    price: 'price',
    name: language === 'el' ? 'nameEl' : 'nameEn',
    featured: 'featured',
    discount: 'discount',
    relevance: 'created',
  };
  return { key: keys[sort], isRising: query.order === 'ASC', isByRank: sort === 'relevance' };
}

/** The products that were asked for by number, in the order in which they were named. */
function namedPage({ columns, failed, wanted }: ProductView, query: ProductQuery): number[] {
  const { offset, limit } = placeOf(query);
  const fit = [...new Set(wanted.ids)].filter((id) => {
    const row = columns.rowOf(id);
    return row !== undefined && failed[row] === 0;
  });
  return fit.slice(offset, offset + limit);
}
