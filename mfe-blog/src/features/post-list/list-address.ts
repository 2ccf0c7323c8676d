import type { QueryOf } from '@fakos/shared-kit/api/contract';
import type { listFeaturedPosts, listPosts } from '@fakos/shared-kit/api/posts/contract';
import { paths } from '@fakos/shared-kit/router';

/** A large post and two full rows of three below it. */
export const POSTS_PER_PAGE = 7;
/** Longest search and longest tag that the API takes (its contract, posts). */
export const LONGEST_SEARCH = 100;
const LONGEST_TAG = 40;

/** Orders besides the newest first, as the address names them. */
const ORDERS = { views: 'DESC', title: 'ASC' } as const;
/** See {@link ListState.sort}. */
export type ListSort = keyof typeof ORDERS;

/** What the list shows, all of it in the address. */
export interface ListState {
  /** Slug of a category; all categories without one. */
  category?: string | undefined;
  tag?: string | undefined;
  search?: string | undefined;
  /** The newest first without one. */
  sort?: ListSort | undefined;
  /** From 1. */
  page: number;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PAGE = /^[1-9]\d{0,4}$/;

/** Reads the list's state; what makes no sense is as if it were not there. */
export function readListState(address: URLSearchParams): ListState {
  const wordOf = (name: string) => address.get(name)?.trim() ?? '';
  const [category, tag, search] = [wordOf('category'), wordOf('tag'), wordOf('search')];
  const [sort, page] = [wordOf('sort'), wordOf('page')];
  return {
    ...(SLUG.test(category) && { category }),
    ...(tag !== '' && tag.length <= LONGEST_TAG && { tag }),
    ...(search !== '' && { search: search.slice(0, LONGEST_SEARCH) }),
    ...(isSort(sort) && { sort }),
    page: PAGE.test(page) ? Number(page) : 1,
  };
}

/** The address of a state; the first page, the newest first and "all" leave nothing behind. */
export function listAddress({ category, tag, search, sort, page }: ListState): string {
  const named = { category, tag, search, sort, page: page > 1 ? String(page) : '' };
  const query = new URLSearchParams(Object.entries(named).filter((entry): entry is [string, string] => !!entry[1]));
  return query.size > 0 ? `${paths.blog}?${query}` : paths.blog;
}

/** The call that answers a state. */
export function callOf({ category, tag, search, sort, page }: ListState): QueryOf<typeof listPosts> {
  const order = sort && { sort, order: ORDERS[sort] };
  return { status: 'published', category, tag, search, ...order, page, limit: POSTS_PER_PAGE };
}

/** The call for the featured post that stands first of all; none where the visitor asked for another order. */
export function leadCallOf({ category, tag, search, sort }: ListState): QueryOf<typeof listFeaturedPosts> | undefined {
  return search || sort ? undefined : { category, tag, limit: 1 };
}

/** The call for the last post of the page before, which a featured post moves on to this one; none where none leads. */
export function callBefore(state: ListState): QueryOf<typeof listPosts> | undefined {
  if (state.page === 1 || !leadCallOf(state)) return undefined;
  return { ...callOf(state), page: (state.page - 1) * POSTS_PER_PAGE, limit: 1 };
}

function isSort(name: string): name is ListSort {
  return Object.hasOwn(ORDERS, name);
}
