import { useListPostsQuery } from '@fakos/shared-kit/api/posts/hooks';
import { getBreadcrumbData, PageHead } from '@fakos/shared-kit/page-meta';
import { paths } from '@fakos/shared-kit/router';
import { useBlogSettings } from '../../parts/blog-settings.ts';
import { useText } from '../../text.ts';
import { getListPath, getListQuery, type ListState } from './list-state.ts';

/** Metadata of the list; each category, tag and page has its own canonical address. */
export function ListHead({ state, categoryName }: { state: ListState; categoryName: string | undefined }) {
  const text = useText();
  const { title, intro, postsPerPage } = useBlogSettings();
  const { currentData, isError } = useListPostsQuery(getListQuery(state, postsPerPage));
  const { tag, search, sort } = state;
  const titles = [
    search && text('list.quoted', { search: search }),
    tag,
    categoryName,
    title || text('blog.title'),
    state.page > 1 && text('list.page', { page: state.page }),
  ];
  return (
    <PageHead
      title={titles.filter(Boolean).join(' · ')}
      description={[tag, categoryName, intro || text('blog.intro')].filter(Boolean).join(' · ')}
      canonical={getListPath(state)}
      noIndex={search !== undefined || sort !== undefined || currentData?.data.length === 0}
      status={isError && !currentData ? 503 : undefined}
      // Structured data is only rendered by the server, so builds for browsers leave it out.
      {...(typeof window === 'undefined' && { data: [getBreadcrumbData(listBreadcrumbs(text, categoryName))] })}
    />
  );
}

function listBreadcrumbs(text: ReturnType<typeof useText>, categoryName: string | undefined) {
  return [
    { label: text('blog.home'), href: paths.home },
    { label: text('blog.title'), href: paths.blog },
    ...(categoryName ? [{ label: categoryName }] : []),
  ];
}
