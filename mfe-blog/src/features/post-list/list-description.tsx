import { useListPostsQuery } from '@fakos/shared-kit/api/posts/hooks';
import { breadcrumbData, PageDescription } from '@fakos/shared-kit/page-meta';
import { paths } from '@fakos/shared-kit/router';
import { useText } from '../../text.ts';
import { callOf, type ListState, listAddress } from './list-address.ts';

/** What the list's page says of itself; each category, tag and page of posts stands for itself. */
export function ListDescription({ state, categoryName }: { state: ListState; categoryName: string | undefined }) {
  const text = useText();
  const { currentData, isError } = useListPostsQuery(callOf(state));
  const { tag, search, sort } = state;
  const words = [
    search && text('list.quoted', { words: search }),
    tag,
    categoryName,
    text('blog.title'),
    state.page > 1 && text('list.page', { page: state.page }),
  ];
  return (
    <PageDescription
      title={words.filter(Boolean).join(' · ')}
      description={[tag, categoryName, text('blog.intro')].filter(Boolean).join(' · ')}
      canonical={listAddress(state)}
      noIndex={search !== undefined || sort !== undefined || currentData?.data.length === 0}
      status={isError && !currentData ? 503 : undefined}
      // Only the server writes it, so builds for browsers leave it out.
      {...(typeof window === 'undefined' && { data: [breadcrumbData(crumbsOf(text, categoryName))] })}
    />
  );
}

function crumbsOf(text: ReturnType<typeof useText>, categoryName: string | undefined) {
  return [
    { label: text('blog.home'), href: paths.home },
    { label: text('blog.title'), href: paths.blog },
    ...(categoryName ? [{ label: categoryName }] : []),
  ];
}
