import { localisePath } from '@fakos/contracts/languages';
import { prefetchPostCategories, useListPostCategoriesQuery } from '@fakos/shared-kit/api/post-categories/hooks';
import { prefetchPost } from '@fakos/shared-kit/api/posts/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import type { PageAddress, PrefetchAction } from '@fakos/shared-kit/remote';
import { useSearchParams } from '@fakos/shared-kit/router';
import { Container } from '@fakos/shared-kit/ui/container';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { LiveRegion } from '@fakos/shared-kit/ui/live-region';
import { useListTop } from '@fakos/shared-kit/ui/pagination';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { selectBlogSettings, useBlogSettings } from '../../parts/blog-settings.ts';
import { WithSidebar } from '../../parts/sidebar/with-sidebar.tsx';
import { useText } from '../../text.ts';
import { ActiveFilters } from './active-filters.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { ListHead } from './list-head.tsx';
import {
  getLeadQuery,
  getListPath,
  getListQuery,
  getPrecedingQuery,
  type ListState,
  readListState,
} from './list-state.ts';
import styles from './post-list-page.module.css';
import { PostListSkeleton } from './post-list-skeleton.tsx';
import { PostResults } from './post-results.tsx';
import { SearchForm } from './search-form.tsx';
import { SortLinks } from './sort-links.tsx';
import { TagLinks } from './tag-links.tsx';
import { usePostList } from './use-post-list.ts';

/** Served by the gateway, not a route of the application. */
const FEED_PATH = '/blog/rss.xml';

/** `/blog` */
export function PostListPage() {
  const text = useText();
  const language = useLanguage();
  const [search] = useSearchParams();
  const state = readListState(search);
  const { title, intro } = useBlogSettings();
  const { data: categories } = useListPostCategoriesQuery();
  const categoryName = categories?.data.find(({ slug }) => slug === state.category)?.name;
  return (
    <Container className={styles.page}>
      <ListHead state={state} categoryName={categoryName} />
      <SectionHeading
        level={1}
        title={title || text('blog.title')}
        text={intro || text('blog.intro')}
        action={
          <a href={localisePath(FEED_PATH, language)} type="application/rss+xml">
            {text('blog.feed')}
          </a>
        }
      />
      <WithSidebar>
        <CategoryFilter state={state} />
        <div className={styles.tools}>
          <SearchForm state={state} />
          <SortLinks state={state} />
        </div>
        <Posts state={state} />
        <TagLinks state={state} />
      </WithSidebar>
    </Container>
  );
}

PostListPage.prefetch = ({ search }: PageAddress) => {
  const state = readListState(search);
  const leadQuery = getLeadQuery(state);
  return [
    prefetchPostCategories('listPostCategories', undefined),
    prefetchList(state),
    ...(leadQuery ? [prefetchPost('listFeaturedPosts', leadQuery)] : []),
    prefetchPost('listPostTags', undefined),
  ];
};

/** The number of posts per page is a setting. */
function prefetchList(state: ListState): PrefetchAction {
  return (dispatch: (action: PrefetchAction) => void, getState: () => Parameters<typeof selectBlogSettings>[0]) => {
    const { postsPerPage } = selectBlogSettings(getState());
    const precedingQuery = getPrecedingQuery(state, postsPerPage);
    dispatch(prefetchPost('listPosts', getListQuery(state, postsPerPage)));
    if (precedingQuery) dispatch(prefetchPost('listPosts', precedingQuery));
  };
}

function Posts({ state }: { state: ListState }) {
  const text = useText();
  const list = usePostList(state);
  const top = useListTop<HTMLElement>({ list: getListPath({ ...state, page: 1 }), page: state.page });
  return (
    <section ref={top} tabIndex={-1} aria-label={text('list.posts')} className={styles.posts}>
      <ActiveFilters state={state} total={list.page?.meta.total} />
      <LiveRegion>{list.page && <ListSummary page={list.page} />}</LiveRegion>
      <PostPage state={state} list={list} />
    </section>
  );
}

type PostList = ReturnType<typeof usePostList>;

/** Announced to screen readers when the list changes. */
function ListSummary({ page: { data, meta } }: { page: NonNullable<PostList['page']> }) {
  const text = useText();
  if (data.length === 0) return text('list.noneFound');
  const pages = Math.ceil(meta.total / meta.limit);
  const count = text('list.found', { count: meta.total });
  return pages === 1 ? count : `${count}, ${text('list.pageOf', { page: meta.page, pages })}`;
}

function PostPage({ state, list: { page, isFailed, isRetrying, retry } }: { state: ListState; list: PostList }) {
  const text = useText();
  const kitText = useKitText();
  if (page) return <PostResults state={state} posts={page.data} meta={page.meta} />;
  if (!isFailed) return <PostListSkeleton />;
  return (
    <ErrorState
      title={text('list.noneFound')}
      text={text('blog.errorText')}
      retryLabel={kitText('actions.retry')}
      onRetry={retry}
      pending={isRetrying}
    />
  );
}
