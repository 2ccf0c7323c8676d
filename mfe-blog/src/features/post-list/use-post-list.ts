import type { PostSummary } from '@fakos/shared-kit/api/posts/contract';
import { useListFeaturedPostsQuery, useListPostsQuery } from '@fakos/shared-kit/api/posts/hooks';
import { callOf, type ListState, leadCallOf } from './list-address.ts';

/** A page of the list: a featured post first, where there is one. The page stands without it where its call failed. */
export function usePostList(state: ListState) {
  const leadCall = leadCallOf(state);
  const list = useListPostsQuery(callOf(state));
  const featured = useListFeaturedPostsQuery(leadCall ?? {}, { skip: !leadCall });
  const isSettled = !leadCall || featured.isError || featured.currentData !== undefined;
  const lead = leadCall && featured.currentData?.data[0];
  const { currentData, isError, isFetching, refetch } = list;
  return {
    page: isSettled && currentData ? { ...currentData, data: withLead(currentData.data, lead) } : undefined,
    failed: isError,
    retrying: isFetching,
    retry: refetch,
  };
}

function withLead(posts: readonly PostSummary[], lead: PostSummary | undefined): readonly PostSummary[] {
  if (!lead || posts.length === 0) return posts;
  return [lead, ...posts.filter(({ id }) => id !== lead.id)];
}
