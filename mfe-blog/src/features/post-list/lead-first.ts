import type { PostSummary } from '@fakos/contracts/posts/contract';

interface LeadFirstOptions {
  /** From 1. */
  page: number;
  /** The posts of the page, the newest first. */
  posts: readonly PostSummary[];
  /** The post that comes first in the list, regardless of its date. */
  lead: PostSummary | undefined;
  /** The last post of the page before. */
  preceding?: PostSummary | undefined;
  postsPerPage: number;
}

/**
 * The posts of a page after the lead has moved to the top of the list: the posts before its old position move down by
 * one, so that each post is on one page only and the pages stay full.
 */
export function withLeadFirst({
  page,
  posts,
  lead,
  preceding,
  postsPerPage,
}: LeadFirstOptions): readonly PostSummary[] {
  const [first] = posts;
  if (!lead || !first) return posts;
  const wasOnEarlierPage = page > 1 && isNewer(lead, first);
  if (wasOnEarlierPage) return posts;
  const added = page > 1 ? preceding : lead;
  const others = posts.filter(({ id }) => id !== lead.id);
  return (added ? [added, ...others] : others).slice(0, postsPerPage);
}

/** Same order as the API's: by date, then by id. */
function isNewer(one: PostSummary, other: PostSummary): boolean {
  if (one.created_at === other.created_at) return one.id > other.id;
  return one.created_at > other.created_at;
}
