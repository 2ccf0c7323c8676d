import type { PostSummary } from '@fakos/shared-kit/api/posts/contract';
import { POSTS_PER_PAGE } from './list-address.ts';

interface PageOfList {
  /** From 1. */
  page: number;
  /** The posts of the page, the newest first. */
  posts: readonly PostSummary[];
  /** The post that stands first of all, wherever its date would put it. */
  lead: PostSummary | undefined;
  /** The last post of the page before. */
  before?: PostSummary | undefined;
}

/**
 * The posts of a page once the lead stands first of all: down to where it was, every post moves one place on, so that
 * each stands on one page only and the pages stay full.
 */
export function withLeadFirst({ page, posts, lead, before }: PageOfList): readonly PostSummary[] {
  const [first] = posts;
  if (!lead || !first) return posts;
  const wasOnEarlierPage = page > 1 && isNewer(lead, first);
  if (wasOnEarlierPage) return posts;
  const mover = page > 1 ? before : lead;
  const others = posts.filter(({ id }) => id !== lead.id);
  return (mover ? [mover, ...others] : others).slice(0, POSTS_PER_PAGE);
}

/** As the API sorts: by date, and those of the same instant by number. */
function isNewer(one: PostSummary, other: PostSummary): boolean {
  if (one.created_at === other.created_at) return one.id > other.id;
  return one.created_at > other.created_at;
}
