import { useListFeaturedPostsQuery, useListPostsQuery } from '@fakos/shared-kit/api/posts/hooks';
import { useBlogSettings } from '../../parts/blog-settings.ts';
import { withLeadFirst } from './lead-first.ts';
import { getLeadQuery, getListQuery, getPrecedingQuery, type ListState } from './list-state.ts';

/** A page of the list, with a featured post first if there is one; a failed request for it is ignored. */
export function usePostList(state: ListState) {
  const { postsPerPage } = useBlogSettings();
  const [leadQuery, precedingQuery] = [getLeadQuery(state), getPrecedingQuery(state, postsPerPage)];
  const list = useListPostsQuery(getListQuery(state, postsPerPage));
  const featured = useListFeaturedPostsQuery(leadQuery ?? {}, { skip: !leadQuery });
  const previous = useListPostsQuery(precedingQuery ?? {}, { skip: !precedingQuery });
  const isSettled = [leadQuery && featured, precedingQuery && previous].every(
    (query) => !query || query.isError || query.currentData !== undefined,
  );
  const { currentData, isError, isFetching, refetch } = list;
  const sort = (posts: NonNullable<typeof currentData>['data']) => {
    const lead = leadQuery && featured.currentData?.data[0];
    const preceding = precedingQuery && previous.currentData?.data[0];
    return withLeadFirst({ page: state.page, posts, lead, preceding, postsPerPage });
  };
  return {
    page: isSettled && currentData ? { ...currentData, data: sort(currentData.data) } : undefined,
    isFailed: isError,
    isRetrying: isFetching,
    retry: refetch,
  };
}
