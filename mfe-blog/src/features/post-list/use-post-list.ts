import { useListFeaturedPostsQuery, useListPostsQuery } from '@fakos/shared-kit/api/posts/hooks';
import { withLeadFirst } from './lead-first.ts';
import { callBefore, callOf, type ListState, leadCallOf } from './list-address.ts';

/** A page of the list: a featured post first of all, where there is one. The page stands without it where its call failed. */
export function usePostList(state: ListState) {
  const [leadCall, beforeCall] = [leadCallOf(state), callBefore(state)];
  const list = useListPostsQuery(callOf(state));
  const featured = useListFeaturedPostsQuery(leadCall ?? {}, { skip: !leadCall });
  const previous = useListPostsQuery(beforeCall ?? {}, { skip: !beforeCall });
  const isSettled = [leadCall && featured, beforeCall && previous].every(
    (answer) => !answer || answer.isError || answer.currentData !== undefined,
  );
  const { currentData, isError, isFetching, refetch } = list;
  const order = (posts: NonNullable<typeof currentData>['data']) => {
    const lead = leadCall && featured.currentData?.data[0];
    const before = beforeCall && previous.currentData?.data[0];
    return withLeadFirst({ page: state.page, posts, lead, before });
  };
  return {
    page: isSettled && currentData ? { ...currentData, data: order(currentData.data) } : undefined,
    failed: isError,
    retrying: isFetching,
    retry: refetch,
  };
}
