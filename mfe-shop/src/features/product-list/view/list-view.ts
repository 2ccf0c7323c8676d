import type { EndpointQuery } from '@fakos/contracts/endpoint';
import type { listProducts } from '@fakos/contracts/products/contract';

type ListQuery = EndpointQuery<typeof listProducts>;

/** Products per page. */
export const PAGE_SIZE = 12;

/** Sort options by their name in the address. */
export const sortOptions = {
  relevance: { sort: 'relevance', order: 'DESC' },
  newest: { sort: 'created_at', order: 'DESC' },
  'price-up': { sort: 'price', order: 'ASC' },
  'price-down': { sort: 'price', order: 'DESC' },
  name: { sort: 'name', order: 'ASC' },
  discount: { sort: 'discount', order: 'DESC' },
  featured: { sort: 'featured', order: 'DESC' },
} as const satisfies Record<string, Pick<ListQuery, 'sort' | 'order'>>;
/** See {@link sortOptions}. */
export type SortOption = keyof typeof sortOptions;

/** Filters with several slugs. */
export const slugFilters = [
  'category',
  'brand',
  'shape',
  'colour',
  'material',
  'frame_type',
  'gender',
  'age_group',
  'uv_category',
] as const;
/** See {@link slugFilters}. */
export type SlugFilter = (typeof slugFilters)[number];

const measureFilters = ['lens_width', 'bridge_width', 'temple_length', 'frame_width'] as const;

/** Filters with a range: price in euros, or millimetres. */
export const rangeFilters = ['price', ...measureFilters] as const;
/** See {@link rangeFilters}. */
export type RangeFilter = (typeof rangeFilters)[number];

/** Boolean filters. */
export const flagFilters = ['on_sale', 'in_stock', 'polarised'] as const;

/** State of the product list. It is stored in the address, so that a view can be shared. */
export interface ListView
  extends Readonly<Record<SlugFilter, readonly string[]>>,
    Readonly<Record<RangeFilter, string>>,
    Readonly<Record<(typeof flagFilters)[number], boolean>> {
  /** Slug of the category page; undefined on the page of all products. */
  readonly pageCategory: string | undefined;
  readonly search: string;
  readonly sort: SortOption;
  /** Grid of cards, or rows with short descriptions. */
  readonly layout: 'grid' | 'rows';
  /** First and last page shown: they differ after "load more". */
  readonly from: number;
  readonly page: number;
}

/** A record of filters with a value for each. */
function mapFilters<Name extends string, Value>(names: readonly Name[], toValue: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<Name, Value>;
}

/** The view without any parameters. */
export const defaultView: ListView = {
  ...mapFilters(slugFilters, (): readonly string[] => []),
  ...mapFilters(rangeFilters, () => ''),
  ...mapFilters(flagFilters, () => false),
  pageCategory: undefined,
  search: '',
  sort: 'newest',
  layout: 'grid',
  from: 1,
  page: 1,
};

/** The request for a page of a view; the first page shown also requests the filter counts. */
export function toListQuery(view: ListView, page = view.from): ListQuery {
  const [price_min, price_max] = parseRange(view.price);
  return {
    status: 'published',
    page,
    limit: PAGE_SIZE,
    facets: page === view.from ? 1 : 0,
    ...sortOptions[view.sort],
    ...mapFilters(slugFilters, (filter) => view[filter].join(',') || undefined),
    ...(view.pageCategory && { category: view.pageCategory }),
    price_min,
    price_max,
    ...mapFilters(measureFilters, (filter) => view[filter] || undefined),
    ...mapFilters(flagFilters, (filter) => (view[filter] ? 1 : undefined)),
    search: view.search || undefined,
  };
}

/** The bounds of a range such as `50-120` or `50-`. */
export function parseRange(range: string): readonly (number | undefined)[] {
  return range ? range.split('-').map((end) => (end ? Number(end) : undefined)) : [];
}

/** The view after a change, on its first page. */
export function withChange(view: ListView, change: Partial<ListView>): ListView {
  return { ...view, ...change, from: 1, page: 1 };
}

/** The view with a slug of a filter chosen or not. */
export function withSlugChosen(view: ListView, filter: SlugFilter, slug: string, isChosen: boolean): ListView {
  const others = view[filter].filter((other) => other !== slug);
  return withChange(view, { [filter]: isChosen ? [...others, slug].sort() : others });
}

/** The view with another search; the default sorting changes with it, a chosen one stays. */
export function withSearch(view: ListView, search: string): ListView {
  const isChosen = view.sort !== getDefaultSort(view.search) && (search !== '' || view.sort !== 'relevance');
  return withChange(view, { search, sort: isChosen ? view.sort : getDefaultSort(search) });
}

/** The view without filters and search; sorting and layout stay. */
export function withoutFilters(view: ListView): ListView {
  const { pageCategory, layout } = view;
  return { ...withSearch({ ...defaultView, search: view.search, sort: view.sort }, ''), pageCategory, layout };
}

/** The default sorting: relevance with a search, else newest first. */
export function getDefaultSort(search: string): SortOption {
  return search ? 'relevance' : 'newest';
}

/** Number of active filters, including the search. */
export function countFilters(view: ListView): number {
  const slugs = slugFilters.reduce((sum, filter) => sum + view[filter].length, 0);
  return [...rangeFilters, ...flagFilters, 'search' as const].reduce(
    (sum, filter) => sum + Number(!!view[filter]),
    slugs,
  );
}

/** Whether a value is a sort option. */
export function isSortOption(value: string): value is SortOption {
  return Object.hasOwn(sortOptions, value);
}
