import { useListPostsQuery } from '@fakos/shared-kit/api/posts/hooks';
import { breadcrumbData, PageDescription } from '@fakos/shared-kit/page-meta';
import { paths } from '@fakos/shared-kit/router';
import { useText } from '../../text.ts';
import { callOf, type ListState, listAddress } from './list-address.ts';

/** What the list's page says of itself; each category and each page of posts stands for itself. */
export function ListDescription({ state, categoryName }: { state: ListState; categoryName: string | undefined }) {
  const text = useText();
  const { currentData, isError } = useListPostsQuery(callOf(state));
  const words = [categoryName, text('blog.title'), state.page > 1 && text('list.page', { page: state.page })];
  const crumbs = [
    { label: text('blog.home'), href: paths.home },
    { label: text('blog.title'), href: paths.blog },
  ];
  return (
    <PageDescription
      title={words.filter(Boolean).join(' · ')}
      description={[categoryName, text('blog.intro')].filter(Boolean).join(' · ')}
      canonical={listAddress(state)}
      noIndex={currentData?.data.length === 0}
      status={isError && !currentData ? 503 : undefined}
      data={[breadcrumbData(categoryName ? [...crumbs, { label: categoryName }] : crumbs)]}
    />
  );
}
