import { prefetchPostCategories, useListPostCategoriesQuery } from '@fakos/shared-kit/api/post-categories/hooks';
import { prefetchPost, useListPostsQuery } from '@fakos/shared-kit/api/posts/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import type { PageAddress } from '@fakos/shared-kit/remote';
import { useSearchParams } from '@fakos/shared-kit/router';
import { Container } from '@fakos/shared-kit/ui/container';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { useText } from '../../text.ts';
import { CategoryFilter } from './category-filter.tsx';
import { callOf, type ListState, readListState } from './list-address.ts';
import { ListDescription } from './list-description.tsx';
import styles from './post-list-page.module.css';
import { PostListSkeleton } from './post-list-skeleton.tsx';
import { PostResults } from './post-results.tsx';

/** `/blog` */
export function PostListPage() {
  const text = useText();
  const [search] = useSearchParams();
  const state = readListState(search);
  const { data: categories } = useListPostCategoriesQuery();
  const categoryName = categories?.data.find(({ slug }) => slug === state.category)?.name;
  return (
    <Container className={styles.page}>
      <ListDescription state={state} categoryName={categoryName} />
      <SectionHeading level={1} title={text('blog.title')} text={text('blog.intro')} />
      <CategoryFilter current={state.category} />
      <Posts state={state} />
    </Container>
  );
}

PostListPage.calls = ({ search }: PageAddress) => [
  prefetchPostCategories('listPostCategories', undefined),
  prefetchPost('listPosts', callOf(readListState(search))),
];

function Posts({ state }: { state: ListState }) {
  const text = useText();
  const kitText = useKitText();
  const { currentData, isError, isFetching, refetch } = useListPostsQuery(callOf(state));
  if (currentData) return <PostResults state={state} posts={currentData.data} meta={currentData.meta} />;
  if (!isError) return <PostListSkeleton />;
  return (
    <ErrorState
      title={text('list.errorTitle')}
      text={text('list.errorText')}
      retryLabel={kitText('actions.retry')}
      onRetry={refetch}
      pending={isFetching}
    />
  );
}
