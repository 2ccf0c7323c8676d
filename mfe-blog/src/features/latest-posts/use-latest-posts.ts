import type { PostSummary } from '@fakos/shared-kit/api/posts/contract';
import { useListFeaturedPostsQuery, useListPostsQuery } from '@fakos/shared-kit/api/posts/hooks';

/** The posts for the home page, or how far their loading is. */
export interface LatestPostsState {
  posts: readonly PostSummary[] | undefined;
  failed: boolean;
  retrying: boolean;
  retry: () => void;
}

/** Featured posts; the newest published ones where that call fails or finds none (spec section 7). */
export function useLatestPosts(limit: number): LatestPostsState {
  const featured = useListFeaturedPostsQuery({ limit });
  const fallsBack = featured.isError || featured.currentData?.data.length === 0;
  const newest = useListPostsQuery(
    { status: 'published', limit, sort: 'created_at', order: 'DESC' },
    { skip: !fallsBack },
  );
  const used = fallsBack ? newest : featured;
  return {
    posts: used.currentData?.data,
    failed: fallsBack && newest.isError,
    retrying: newest.isFetching,
    retry: newest.refetch,
  };
}
