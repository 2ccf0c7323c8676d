import type { PostSummary } from '@fakos/contracts/posts/contract';
import { useListFeaturedPostsQuery, useListPostsQuery } from '@fakos/shared-kit/api/posts/hooks';

/** The home page's posts, undefined while they load. */
export interface LatestPostsState {
  posts: readonly PostSummary[] | undefined;
  isFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** Featured posts; the newest published posts if that request fails or finds none (spec section 7). */
export function useLatestPosts(limit: number): LatestPostsState {
  const featured = useListFeaturedPostsQuery({ limit });
  const isFallback = featured.isError || featured.currentData?.data.length === 0;
  const newest = useListPostsQuery(
    { status: 'published', limit, sort: 'created_at', order: 'DESC' },
    { skip: !isFallback },
  );
  const query = isFallback ? newest : featured;
  return {
    posts: query.currentData?.data,
    isFailed: isFallback && newest.isError,
    isRetrying: newest.isFetching,
    retry: newest.refetch,
  };
}
