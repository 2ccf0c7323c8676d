import { paths } from '@fakos/shared-kit/router';
import {
  defaultView,
  flagFilters,
  getDefaultSort,
  isSortOption,
  type ListView,
  rangeFilters,
  slugFilters,
} from './list-view.ts';

/** Limits of the products endpoint, in characters. */
const MAX_SLUGS_LENGTH = 400;
const MAX_SEARCH_LENGTH = 100;
const MAX_PAGE = 10_000;
/** Maximum number of pages shown at once; of a longer range, the last ones are shown. */
const MAX_VISIBLE_PAGES = 20;
const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Euros and millimetres without decimals. */
const RANGE_PATTERN = /^(\d{0,6})-(\d{0,6})$/;
const MEASURE_DIGITS = 3;
const PAGES_PATTERN = /^(\d{1,5})(?:-(\d{1,5}))?$/;

/** Reads a view from an address; unknown and malformed parameters are ignored. */
export function parseListAddress(params: URLSearchParams, pageCategory?: string): ListView {
  const read = (name: string) => params.get(name) ?? '';
  const search = read('search').replace(/\s+/g, ' ').trim().slice(0, MAX_SEARCH_LENGTH);
  const sort = read('sort');
  const view = {
    ...defaultView,
    pageCategory,
    search,
    sort: isSortOption(sort) && (search || sort !== 'relevance') ? sort : getDefaultSort(search),
    layout: read('view') === 'list' ? 'rows' : 'grid',
    ...parsePages(read('page')),
  } as const;
  const filters = [
    ...slugFilters.map((name) => [name, parseSlugs(read(name))]),
    ...rangeFilters.map((name) => [name, parseRangeParameter(read(name), name === 'price')]),
    ...flagFilters.map((name) => [name, ['1', 'true'].includes(read(name))]),
    // The category page ignores the category filter.
    ...(pageCategory ? [['category', defaultView.category]] : []),
  ];
  return { ...view, ...(Object.fromEntries(filters) as Partial<ListView>) };
}

/** The address of a view; default values are left out. */
export function toListAddress(view: ListView): string {
  const { from, page } = view;
  // Slugs need no escaping, and escaped commas would make the address hard to read.
  const params = [
    ...slugFilters.map((name) => [name, view[name].join(',')]),
    ...rangeFilters.map((name) => [name, view[name]]),
    ...flagFilters.map((name) => [name, view[name] ? '1' : '']),
    ['search', encodeURIComponent(view.search)],
    ['sort', view.sort === getDefaultSort(view.search) ? '' : view.sort],
    ['view', view.layout === 'rows' ? 'list' : ''],
    ['page', from < page ? `${from}-${page}` : page > 1 ? String(page) : ''],
  ].filter(([, value]) => value);
  const path = view.pageCategory ? `/category/${view.pageCategory}` : paths.shop;
  return params.length > 0 ? `${path}?${params.map((param) => param.join('=')).join('&')}` : path;
}

/** A range as an address parameter, the lower bound first; '' without bounds. */
export function formatRange(from: string, to: string): string {
  if (!from && !to) return '';
  return from && to && Number(from) > Number(to) ? `${to}-${from}` : `${from}-${to}`;
}

function parseSlugs(value: string): readonly string[] {
  const slugs = [...new Set(value.toLowerCase().split(','))].filter((slug) => SLUG_PATTERN.test(slug)).sort();
  while (slugs.join(',').length > MAX_SLUGS_LENGTH) slugs.pop();
  return slugs;
}

function parseRangeParameter(value: string, isPrice: boolean): string {
  const [, from = '', to = ''] = RANGE_PATTERN.exec(value) ?? [];
  return isPrice || Math.max(from.length, to.length) <= MEASURE_DIGITS ? formatRange(from, to) : '';
}

function parsePages(value: string): Pick<ListView, 'from' | 'page'> {
  const [, start, end = start] = PAGES_PATTERN.exec(value) ?? [];
  const [first, last] = [Number(start), Number(end)];
  if (!first || first > last || last > MAX_PAGE) return { from: 1, page: 1 };
  return { from: Math.max(first, last - MAX_VISIBLE_PAGES + 1), page: last };
}
