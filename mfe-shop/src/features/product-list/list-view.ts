import type { QueryOf } from '@fakos/shared-kit/api/contract';
import type { listProducts } from '@fakos/shared-kit/api/products/contract';

type ListCall = QueryOf<typeof listProducts>;

/** Products on a page of the list. */
export const PAGE_SIZE = 12;

/** The orders of the list, by the word in the address. */
export const sortOrders = {
  relevance: { sort: 'relevance', order: 'DESC' },
  newest: { sort: 'created_at', order: 'DESC' },
  'price-up': { sort: 'price', order: 'ASC' },
  'price-down': { sort: 'price', order: 'DESC' },
  name: { sort: 'name', order: 'ASC' },
  discount: { sort: 'discount', order: 'DESC' },
  featured: { sort: 'featured', order: 'DESC' },
} as const satisfies Record<string, Pick<ListCall, 'sort' | 'order'>>;
/** See {@link sortOrders}. */
export type SortOrder = keyof typeof sortOrders;

/** Filters that hold several slugs. */
export const slugFilters = ['category', 'brand', 'shape', 'colour', 'material'] as const;
/** See {@link slugFilters}. */
export type SlugFilter = (typeof slugFilters)[number];

/** Filters that hold a range: euros to pay, or millimetres. */
export const rangeFilters = ['price', 'lens_width', 'bridge_width', 'temple_length'] as const;
/** See {@link rangeFilters}. */
export type RangeFilter = (typeof rangeFilters)[number];

/** Filters that are on or off. */
export const flagFilters = ['on_sale', 'in_stock'] as const;

/** What the visitor looks at: all of it lives in the address, so it can be sent to a friend. */
export interface ListView
  extends Readonly<Record<SlugFilter, readonly string[]>>,
    Readonly<Record<RangeFilter, string>>,
    Readonly<Record<(typeof flagFilters)[number], boolean>> {
  /** The category whose own page it is; undefined on the page of all products. */
  readonly shelf: string | undefined;
  readonly search: string;
  readonly sort: SortOrder;
  /** Products in columns, or one below the other with more words. */
  readonly layout: 'grid' | 'rows';
  /** First and last page in sight: they differ once more were loaded below. */
  readonly from: number;
  readonly page: number;
}

/** The list as it opens without any choice. */
export const plainView: ListView = {
  category: [],
  brand: [],
  shape: [],
  colour: [],
  material: [],
  price: '',
  lens_width: '',
  bridge_width: '',
  temple_length: '',
  on_sale: false,
  in_stock: false,
  shelf: undefined,
  search: '',
  sort: 'newest',
  layout: 'grid',
  from: 1,
  page: 1,
};

/** The call that answers a page of a view; the first one in sight also counts what else could be chosen. */
export function callOf(view: ListView, page = view.from): ListCall {
  const [price_min, price_max] = endsOf(view.price);
  return {
    status: 'published',
    page,
    limit: PAGE_SIZE,
    facets: page === view.from ? 1 : 0,
    ...sortOrders[view.sort],
    category: view.shelf || listOf(view.category),
    brand: listOf(view.brand),
    shape: listOf(view.shape),
    colour: listOf(view.colour),
    material: listOf(view.material),
    price_min,
    price_max,
    lens_width: view.lens_width || undefined,
    bridge_width: view.bridge_width || undefined,
    temple_length: view.temple_length || undefined,
    on_sale: view.on_sale ? 1 : undefined,
    in_stock: view.in_stock ? 1 : undefined,
    search: view.search || undefined,
  };
}

/** The lower and the upper end of a range such as `50-120` or `50-`. */
export function endsOf(range: string): readonly (number | undefined)[] {
  return range ? range.split('-').map((end) => (end ? Number(end) : undefined)) : [];
}

/** The view after a choice: back on its first page, as after every change of what is listed. */
export function changed(view: ListView, change: Partial<ListView>): ListView {
  return { ...view, ...change, from: 1, page: 1 };
}

/** The view with a slug's choice turned round. */
export function withSlugToggled(view: ListView, filter: SlugFilter, slug: string): ListView {
  const chosen = view[filter];
  const slugs = chosen.includes(slug) ? chosen.filter((other) => other !== slug) : [...chosen, slug].sort();
  return changed(view, { [filter]: slugs });
}

/** The view with another search; an order that nobody chose follows it. */
export function withSearch(view: ListView, search: string): ListView {
  const isChosen = view.sort !== usualSort(view.search) && (search !== '' || view.sort !== 'relevance');
  return changed(view, { search, sort: isChosen ? view.sort : usualSort(search) });
}

/** The view without filters and search, as it is sorted and laid out. */
export function withoutFilters(view: ListView): ListView {
  const { shelf, layout } = view;
  return { ...withSearch({ ...plainView, search: view.search, sort: view.sort }, ''), shelf, layout };
}

/** The order where nobody chose one: what fits a search best, else the newest first. */
export function usualSort(search: string): SortOrder {
  return search ? 'relevance' : 'newest';
}

/** How many filters are on. */
export function filterCount(view: ListView): number {
  const slugs = slugFilters.reduce((sum, filter) => sum + view[filter].length, 0);
  return [...rangeFilters, ...flagFilters, 'search' as const].reduce(
    (sum, filter) => sum + Number(!!view[filter]),
    slugs,
  );
}

/** True for a word that names an order of the list. */
export function isSortOrder(value: string): value is SortOrder {
  return Object.hasOwn(sortOrders, value);
}

const listOf = (slugs: readonly string[]) => slugs.join(',') || undefined;
