import { useListPostCategoriesQuery } from '@fakos/shared-kit/api/post-categories/hooks';
import { useListPostsQuery } from '@fakos/shared-kit/api/posts/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { PageDescription } from '@fakos/shared-kit/page-meta';
import { useSearchParams } from '@fakos/shared-kit/router';
import { Container } from '@fakos/shared-kit/ui/container';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { useText } from '../../text.ts';
import { CategoryFilter } from './category-filter.tsx';
import { type ListState, readListState } from './list-address.ts';
import styles from './post-list-page.module.css';
import { PostListSkeleton } from './post-list-skeleton.tsx';
import { PostResults } from './post-results.tsx';

/** A large post and two full rows of three below it. */
export const POSTS_PER_PAGE = 7;

/** `/blog` */
export function PostListPage() {
  const text = useText();
  const [search] = useSearchParams();
  const state = readListState(search);
  const { data: categories } = useListPostCategoriesQuery();
  const categoryName = categories?.data.find(({ slug }) => slug === state.category)?.name;
  const title = categoryName ? `${categoryName} · ${text('blog.title')}` : text('blog.title');
  return (
    <Container className={styles.page}>
      <PageDescription title={title} />
      <SectionHeading level={1} title={text('blog.title')} text={text('blog.intro')} />
      <CategoryFilter current={state.category} />
      <Posts state={state} />
    </Container>
  );
}

function Posts({ state }: { state: ListState }) {
  const text = useText();
  const kitText = useKitText();
  const { currentData, isError, isFetching, refetch } = useListPostsQuery({
    status: 'published',
    category: state.category,
    page: state.page,
    limit: POSTS_PER_PAGE,
  });
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
