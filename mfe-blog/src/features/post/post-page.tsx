import { isApiFailure } from '@fakos/shared-kit/api';
import { prefetchPost, useGetPostQuery } from '@fakos/shared-kit/api/posts/hooks';
import { loadSanitiser } from '@fakos/shared-kit/html';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { PageHead } from '@fakos/shared-kit/page-meta';
import type { PageAddress } from '@fakos/shared-kit/remote';
import { paths, useParams } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { useText } from '../../text.ts';
import { loadPostEnd } from './lazy-post-end.tsx';
import { PostArticle } from './post-article.tsx';
import styles from './post-page.module.css';
import { PostSkeleton } from './post-skeleton.tsx';

/** Statuses of the response for a slug that is unknown or not valid. */
const NOT_FOUND_STATUSES: readonly number[] = [400, 404, 422];

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `/blog/:slug` */
export function PostPage() {
  const { slug = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetPostQuery({ slug });
  if (currentData) return <PostArticle key={slug} post={currentData.data} />;
  if (isApiFailure(error) && NOT_FOUND_STATUSES.includes(error.status)) return <PostNotFound />;
  if (error) return <PostFailed isPending={isFetching} onRetry={refetch} />;
  return <PostSkeleton />;
}

// Other addresses below `/blog`, such as the feed, are no slugs.
PostPage.prefetch = ({ params: { slug = '' } }: PageAddress) =>
  SLUG.test(slug)
    ? [prefetchPost('getPost', { slug }), () => void loadSanitiser(), () => void loadPostEnd().catch(() => undefined)]
    : [];

function PostNotFound() {
  const text = useText();
  return (
    <div className={styles.state}>
      <PageHead title={text('post.notFoundTitle')} status={404} noIndex />
      <EmptyState
        icon="search"
        headingLevel={1}
        title={text('post.notFoundTitle')}
        text={text('post.notFoundText')}
        action={<ButtonLink href={paths.blog}>{text('blog.toBlog')}</ButtonLink>}
      />
    </div>
  );
}

function PostFailed({ isPending, onRetry }: { isPending: boolean; onRetry: () => void }) {
  const text = useText();
  const kitText = useKitText();
  return (
    <div className={styles.state}>
      <PageHead title={text('post.errorTitle')} status={503} noIndex />
      <ErrorState
        headingLevel={1}
        title={text('post.errorTitle')}
        text={text('blog.errorText')}
        retryLabel={kitText('actions.retry')}
        onRetry={onRetry}
        pending={isPending}
      />
    </div>
  );
}
