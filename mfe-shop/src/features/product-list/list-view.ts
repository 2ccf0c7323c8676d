import type { QueryOf } from '@fakos/shared-kit/api/contract';
import type { listProducts } from '@fakos/shared-kit/api/products/contract';
import { paths } from '@fakos/shared-kit/router';

type ListCall = QueryOf<typeof listProducts>;

/** Products on a page of the list. */
export const PAGE_SIZE = 12;
/** Longest comma list of slugs and longest search that the call takes. */
const MAX_SLUGS_LENGTH = 400;
const MAX_SEARCH_LENGTH = 100;
const MAX_PAGE = 10_000;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The orders of the list, by the word in the address. */
export const sortOrders = {
  newest: { sort: 'created_at', order: 'DESC' },
  'price-up': { sort: 'price', order: 'ASC' },
  'price-down': { sort: 'price', order: 'DESC' },
  name: { sort: 'name', order: 'ASC' },
  featured: { sort: 'featured', order: 'DESC' },
} as const satisfies Record<string, Pick<ListCall, 'sort' | 'order'>>;
/** See {@link sortOrders}. */
export type SortOrder = keyof typeof sortOrders;

/** Filters that hold several slugs. */
export type SlugFilter = 'category' | 'brand';

/** What the visitor looks at: all of it lives in the address, so it can be sent to a friend. */
export interface ListView {
  readonly category: readonly string[];
  readonly brand: readonly string[];
  readonly onSale: boolean;
  readonly search: string;
  readonly sort: SortOrder;
  readonly page: number;
}

/** The list as it opens without any choice. */
export const plainView: ListView = { category: [], brand: [], onSale: false, search: '', sort: 'newest', page: 1 };

/** Reads a view from an address; whatever is unknown or malformed there counts as not chosen. */
export function readView(params: URLSearchParams): ListView {
  const sort = params.get('sort') ?? '';
  return {
    category: readSlugs(params.get('category')),
    brand: readSlugs(params.get('brand')),
    onSale: ['1', 'true'].includes(params.get('on_sale') ?? ''),
    search: (params.get('search') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_SEARCH_LENGTH),
    sort: isSortOrder(sort) ? sort : plainView.sort,
    page: readPage(params.get('page')),
  };
}

/** The address of a view; what is as usual is left out. */
export function addressOf(view: ListView): string {
  const params: string[] = [];
  // Slugs need no escaping, and an escaped comma would make the address unreadable.
  if (view.category.length > 0) params.push(`category=${view.category.join(',')}`);
  if (view.brand.length > 0) params.push(`brand=${view.brand.join(',')}`);
  if (view.onSale) params.push('on_sale=1');
  if (view.search) params.push(`search=${encodeURIComponent(view.search)}`);
  if (view.sort !== plainView.sort) params.push(`sort=${view.sort}`);
  if (view.page > 1) params.push(`page=${view.page}`);
  return params.length > 0 ? `${paths.shop}?${params.join('&')}` : paths.shop;
}

/** The call that answers a view. */
export function callOf(view: ListView): ListCall {
  return {
    status: 'published',
    page: view.page,
    limit: PAGE_SIZE,
    ...sortOrders[view.sort],
    ...(view.category.length > 0 ? { category: view.category.join(',') } : {}),
    ...(view.brand.length > 0 ? { brand: view.brand.join(',') } : {}),
    ...(view.onSale ? { on_sale: 1 as const } : {}),
    ...(view.search ? { search: view.search } : {}),
  };
}

/** The view with a slug's choice turned round; back on the first page, as after every change of what is listed. */
export function withSlugToggled(view: ListView, filter: SlugFilter, slug: string): ListView {
  const chosen = view[filter];
  const slugs = chosen.includes(slug) ? chosen.filter((other) => other !== slug) : [...chosen, slug].sort();
  return { ...view, [filter]: slugs, page: 1 };
}

/** How many filters are on. */
export function filterCount(view: ListView): number {
  return view.category.length + view.brand.length + Number(view.onSale) + Number(view.search !== '');
}

function readSlugs(value: string | null): readonly string[] {
  const slugs = [...new Set((value ?? '').toLowerCase().split(','))].filter((slug) => SLUG.test(slug)).sort();
  while (slugs.join(',').length > MAX_SLUGS_LENGTH) slugs.pop();
  return slugs;
}

function readPage(value: string | null): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** True for a word that names an order of the list. */
export function isSortOrder(value: string): value is SortOrder {
  return Object.hasOwn(sortOrders, value);
}
