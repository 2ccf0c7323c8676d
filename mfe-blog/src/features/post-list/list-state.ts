import type { EndpointQuery } from '@fakos/contracts/endpoint';
import type { listFeaturedPosts, listPosts } from '@fakos/contracts/posts/contract';
import { paths } from '@fakos/shared-kit/router';

/** Limits of the API (contract of `posts`). */
export const MAX_SEARCH_LENGTH = 100;
const MAX_TAG_LENGTH = 40;

/** Sort orders besides the default, the newest first. */
const SORT_ORDERS = { views: 'DESC', title: 'ASC' } as const;
/** See {@link ListState.sort}. */
export type ListSort = keyof typeof SORT_ORDERS;

/** State of the list, all of it in the address. */
export interface ListState {
  /** Slug of a category; all categories without one. */
  category?: string | undefined;
  tag?: string | undefined;
  search?: string | undefined;
  /** Without it, the newest first. */
  sort?: ListSort | undefined;
  /** From 1. */
  page: number;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PAGE = /^[1-9]\d{0,4}$/;

/** Reads the list's state; invalid values are ignored. */
export function readListState(address: URLSearchParams): ListState {
  const getParameter = (name: string) => address.get(name)?.trim() ?? '';
  const [category, tag, search] = [getParameter('category'), getParameter('tag'), getParameter('search')];
  const [sort, page] = [getParameter('sort'), getParameter('page')];
  return {
    ...(SLUG.test(category) && { category }),
    ...(tag !== '' && tag.length <= MAX_TAG_LENGTH && { tag }),
    ...(search !== '' && { search: search.slice(0, MAX_SEARCH_LENGTH) }),
    ...(isSort(sort) && { sort }),
    page: PAGE.test(page) ? Number(page) : 1,
  };
}

/** Address of a state, without the default values. */
export function getListPath({ category, tag, search, sort, page }: ListState): string {
  const named = { category, tag, search, sort, page: page > 1 ? String(page) : '' };
  const query = new URLSearchParams(Object.entries(named).filter((entry): entry is [string, string] => !!entry[1]));
  return query.size > 0 ? `${paths.blog}?${query}` : paths.blog;
}

/** Query of the list. */
export function getListQuery(
  { category, tag, search, sort, page }: ListState,
  postsPerPage: number,
): EndpointQuery<typeof listPosts> {
  const order = sort && { sort, order: SORT_ORDERS[sort] };
  return { status: 'published', category, tag, search, ...order, page, limit: postsPerPage };
}

/** Query of the featured post that comes first; undefined with a search or another sort order. */
export function getLeadQuery({
  category,
  tag,
  search,
  sort,
}: ListState): EndpointQuery<typeof listFeaturedPosts> | undefined {
  return search || sort ? undefined : { category, tag, limit: 1 };
}

/** Query of the last post of the page before, which the lead may move to this page; undefined if there is none. */
export function getPrecedingQuery(state: ListState, postsPerPage: number): EndpointQuery<typeof listPosts> | undefined {
  if (state.page === 1 || !getLeadQuery(state)) return undefined;
  return { ...getListQuery(state, postsPerPage), page: (state.page - 1) * postsPerPage, limit: 1 };
}

function isSort(name: string): name is ListSort {
  return Object.hasOwn(SORT_ORDERS, name);
}
