import { paths } from '@fakos/shared-kit/router';
import {
  flagFilters,
  isSortOrder,
  type ListView,
  plainView,
  rangeFilters,
  slugFilters,
  usualSort,
} from './list-view.ts';

/** Longest comma list of slugs and longest search that the call takes. */
const MAX_SLUGS_LENGTH = 400;
const MAX_SEARCH_LENGTH = 100;
const MAX_PAGE = 10_000;
/** Pages that can be in sight at once; of more, the last ones are. */
const MAX_PAGES_IN_SIGHT = 20;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Euros and millimetres without decimals. */
const RANGE = /^(\d{0,6})-(\d{0,6})$/;
const MEASURE_DIGITS = 3;
const PAGES = /^(\d{1,5})(?:-(\d{1,5}))?$/;

/** Reads a view from an address; whatever is unknown or malformed there counts as not chosen. */
export function readView(params: URLSearchParams, shelf?: string): ListView {
  const read = (name: string) => params.get(name) ?? '';
  const search = read('search').replace(/\s+/g, ' ').trim().slice(0, MAX_SEARCH_LENGTH);
  const sort = read('sort');
  const view = {
    ...plainView,
    shelf,
    search,
    sort: isSortOrder(sort) && (search || sort !== 'relevance') ? sort : usualSort(search),
    layout: read('view') === 'list' ? 'rows' : 'grid',
    ...readPages(read('page')),
  } as const;
  const filters = [
    ...slugFilters.map((name) => [name, readSlugs(read(name))]),
    ...rangeFilters.map((name) => [name, readRange(read(name), name === 'price')]),
    ...flagFilters.map((name) => [name, ['1', 'true'].includes(read(name))]),
    // A category's own page is of this category and no other.
    ...(shelf ? [['category', plainView.category]] : []),
  ];
  return { ...view, ...(Object.fromEntries(filters) as Partial<ListView>) };
}

/** The address of a view; what is as usual is left out. */
export function addressOf(view: ListView): string {
  const { from, page } = view;
  // Slugs need no escaping, and an escaped comma would make the address unreadable.
  const params = [
    ...slugFilters.map((name) => [name, view[name].join(',')]),
    ...rangeFilters.map((name) => [name, view[name]]),
    ...flagFilters.map((name) => [name, view[name] ? '1' : '']),
    ['search', encodeURIComponent(view.search)],
    ['sort', view.sort === usualSort(view.search) ? '' : view.sort],
    ['view', view.layout === 'rows' ? 'list' : ''],
    ['page', from < page ? `${from}-${page}` : page > 1 ? String(page) : ''],
  ].filter(([, value]) => value);
  const path = view.shelf ? `/category/${view.shelf}` : paths.shop;
  return params.length > 0 ? `${path}?${params.map((param) => param.join('=')).join('&')}` : path;
}

/** A range as it stands in an address, the lower end first; '' where there is none. */
export function rangeOf(from: string, to: string): string {
  if (!from && !to) return '';
  return from && to && Number(from) > Number(to) ? `${to}-${from}` : `${from}-${to}`;
}

function readSlugs(value: string): readonly string[] {
  const slugs = [...new Set(value.toLowerCase().split(','))].filter((slug) => SLUG.test(slug)).sort();
  while (slugs.join(',').length > MAX_SLUGS_LENGTH) slugs.pop();
  return slugs;
}

function readRange(value: string, isAmount: boolean): string {
  const [, from = '', to = ''] = RANGE.exec(value) ?? [];
  return isAmount || Math.max(from.length, to.length) <= MEASURE_DIGITS ? rangeOf(from, to) : '';
}

function readPages(value: string): Pick<ListView, 'from' | 'page'> {
  const [, start, end = start] = PAGES.exec(value) ?? [];
  const [first, last] = [Number(start), Number(end)];
  if (!first || first > last || last > MAX_PAGE) return { from: 1, page: 1 };
  return { from: Math.max(first, last - MAX_PAGES_IN_SIGHT + 1), page: last };
}
