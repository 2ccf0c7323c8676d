import { prefetchPostCategories, useListPostCategoriesQuery } from '@fakos/shared-kit/api/post-categories/hooks';
import { prefetchPost } from '@fakos/shared-kit/api/posts/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { localisePath } from '@fakos/shared-kit/i18n/languages';
import type { PageAddress } from '@fakos/shared-kit/remote';
import { useSearchParams } from '@fakos/shared-kit/router';
import { Container } from '@fakos/shared-kit/ui/container';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { LiveRegion } from '@fakos/shared-kit/ui/live-region';
import { useListTop } from '@fakos/shared-kit/ui/pagination';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { useText } from '../../text.ts';
import { ActiveFilters } from './active-filters.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { callBefore, callOf, type ListState, leadCallOf, listAddress, readListState } from './list-address.ts';
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
  const [leadCall, beforeCall] = [leadCallOf(state), callBefore(state)];
  return [
    prefetchPostCategories('listPostCategories', undefined),
    prefetchPost('listPosts', callOf(state)),
    ...(beforeCall ? [prefetchPost('listPosts', beforeCall)] : []),
    ...(leadCall ? [prefetchPost('listFeaturedPosts', leadCall)] : []),
    prefetchPost('listPostTags', undefined),
  ];
};

function Posts({ state }: { state: ListState }) {
  const text = useText();
  const list = usePostList(state);
  const top = useListTop<HTMLElement>({ list: listAddress({ ...state, page: 1 }), page: state.page });
  return (
    <section ref={top} tabIndex={-1} aria-label={text('list.posts')} className={styles.posts}>
      <ActiveFilters state={state} total={list.page?.meta.total} />
      <LiveRegion>{list.page && <WhatIsShown page={list.page} />}</LiveRegion>
      <PageOfPosts state={state} list={list} />
    </section>
  );
}

type PostList = ReturnType<typeof usePostList>;

/** For those who do not see that the list has changed. */
function WhatIsShown({ page: { data, meta } }: { page: NonNullable<PostList['page']> }) {
  const text = useText();
  if (data.length === 0) return text('list.noneFound');
  const pages = Math.ceil(meta.total / meta.limit);
  const count = text('list.found', { count: meta.total });
  return pages === 1 ? count : `${count}, ${text('list.pageOf', { page: meta.page, pages })}`;
}

function PageOfPosts({ state, list: { page, failed, retrying, retry } }: { state: ListState; list: PostList }) {
  const text = useText();
  const kitText = useKitText();
  if (page) return <PostResults state={state} posts={page.data} meta={page.meta} />;
  if (!failed) return <PostListSkeleton />;
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
