import { prefetchPostCategories, useListPostCategoriesQuery } from '@fakos/shared-kit/api/post-categories/hooks';
import { prefetchPost } from '@fakos/shared-kit/api/posts/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { localisePath } from '@fakos/shared-kit/i18n/languages';
import type { PageAddress } from '@fakos/shared-kit/remote';
import { useSearchParams } from '@fakos/shared-kit/router';
import { Container } from '@fakos/shared-kit/ui/container';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { useText } from '../../text.ts';
import { ActiveFilters } from './active-filters.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { callOf, type ListState, leadCallOf, readListState } from './list-address.ts';
import { ListDescription } from './list-description.tsx';
import styles from './post-list-page.module.css';
import { PostListSkeleton } from './post-list-skeleton.tsx';
import { PostResults } from './post-results.tsx';
import { SearchForm } from './search-form.tsx';
import { SortLinks } from './sort-links.tsx';
import { TagLinks } from './tag-links.tsx';
import { usePostList } from './use-post-list.ts';

/** The newest posts for feed readers; the server answers it, not the router. */
const FEED = '/blog/rss.xml';

/** `/blog` */
export function PostListPage() {
  const text = useText();
  const language = useLanguage();
  const [search] = useSearchParams();
  const state = readListState(search);
  const { data: categories } = useListPostCategoriesQuery();
  const categoryName = categories?.data.find(({ slug }) => slug === state.category)?.name;
  return (
    <Container className={styles.page}>
      <ListDescription state={state} categoryName={categoryName} />
      <SectionHeading
        level={1}
        title={text('blog.title')}
        text={text('blog.intro')}
        action={
          <a href={localisePath(FEED, language)} type="application/rss+xml">
            {text('blog.feed')}
          </a>
        }
      />
      <CategoryFilter state={state} />
      <div className={styles.tools}>
        <SearchForm state={state} />
        <SortLinks state={state} />
      </div>
      <Posts state={state} />
      <TagLinks state={state} />
    </Container>
  );
}

PostListPage.calls = ({ search }: PageAddress) => {
  const state = readListState(search);
  const leadCall = leadCallOf(state);
  return [
    prefetchPostCategories('listPostCategories', undefined),
    prefetchPost('listPosts', callOf(state)),
    ...(leadCall ? [prefetchPost('listFeaturedPosts', leadCall)] : []),
    prefetchPost('listPostTags', undefined),
  ];
};

function Posts({ state }: { state: ListState }) {
  const text = useText();
  const kitText = useKitText();
  const { page, failed, retrying, retry } = usePostList(state);
  const filters = <ActiveFilters state={state} total={page?.meta.total} />;
  if (page) {
    return (
      <>
        {filters}
        <PostResults state={state} posts={page.data} meta={page.meta} />
      </>
    );
  }
  if (failed) {
    return (
      <ErrorState
        title={text('list.noneFound')}
        text={text('blog.errorText')}
        retryLabel={kitText('actions.retry')}
        onRetry={retry}
        pending={retrying}
      />
    );
  }
  return (
    <>
      {filters}
      <PostListSkeleton />
    </>
  );
}
