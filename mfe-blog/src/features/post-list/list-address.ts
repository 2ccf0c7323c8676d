import type { QueryOf } from '@fakos/shared-kit/api/contract';
import type { listPosts } from '@fakos/shared-kit/api/posts/contract';
import { paths } from '@fakos/shared-kit/router';

/** A large post and two full rows of three below it. */
export const POSTS_PER_PAGE = 7;

/** What the list shows, all of it in the address. */
export interface ListState {
  /** Slug of a category; all categories without one. */
  category?: string;
  /** From 1. */
  page: number;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PAGE = /^[1-9]\d{0,4}$/;

/** Reads the list's state; what makes no sense is as if it were not there. */
export function readListState(search: URLSearchParams): ListState {
  const category = search.get('category') ?? '';
  const page = search.get('page') ?? '';
  return { ...(SLUG.test(category) ? { category } : {}), page: PAGE.test(page) ? Number(page) : 1 };
}

/** The address of a state; the first page and "all" leave nothing behind. */
export function listAddress({ category, page }: ListState): string {
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${paths.blog}?${search}` : paths.blog;
}

/** The call that answers a state. */
export function callOf({ category, page }: ListState): QueryOf<typeof listPosts> {
  return { status: 'published', category, page, limit: POSTS_PER_PAGE };
}
