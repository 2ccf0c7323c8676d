import type { PageDetail } from '@fakos/contracts/pages/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useGetPageQuery } from '@fakos/shared-kit/api/pages/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { PageHead } from '@fakos/shared-kit/page-meta';
import { Breadcrumbs } from '@fakos/shared-kit/ui/breadcrumbs';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import type { ReactNode } from 'react';
import styles from './content-frame.module.css';
import { usePagesText } from './pages-text.ts';
import { useBreadcrumbs } from './use-breadcrumbs.ts';

/** Statuses for a page that is missing or a draft. */
const MISSING_PAGE_STATUSES: readonly number[] = [400, 404, 422];
const INTRO_LINES = 5;

interface ContentFrameProps {
  slug: 'faq' | 'contact' | 'privacy' | 'terms';
  /** Shown where there is no such page or it fails to load, instead of an empty or error state. */
  fallback?: ReactNode;
  children: (page: PageDetail) => ReactNode;
}

/** Loads an informational page from the database, with states for loading, failure and a missing page. */
export function ContentFrame({ slug, fallback, children }: ContentFrameProps) {
  const { currentData, error, isFetching, refetch } = useGetPageQuery({ slug });
  if (currentData) return children(currentData.data);
  if (isApiFailure(error) && MISSING_PAGE_STATUSES.includes(error.status)) return fallback ?? <EmptyPage slug={slug} />;
  if (error) return fallback ?? <FailedPage slug={slug} pending={isFetching} onRetry={refetch} />;
  return <ContentSkeleton />;
}

/** Breadcrumbs and title of a page. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  const text = usePagesText();
  return (
    <header className={styles.header}>
      <Breadcrumbs label={text('pages.breadcrumbs')} items={useBreadcrumbs(title)} />
      <h1 className={styles.title}>{title}</h1>
      {children}
    </header>
  );
}

function EmptyPage({ slug }: { slug: ContentFrameProps['slug'] }) {
  const text = usePagesText();
  return (
    <Container className={styles.state}>
      <PageHead title={text(`pages.${slug}`)} noIndex />
      <h1>{text(`pages.${slug}`)}</h1>
      <EmptyState icon="info" title={text('pages.emptyTitle')} text={text('pages.emptyText')} />
    </Container>
  );
}

function FailedPage({
  slug,
  pending,
  onRetry,
}: {
  slug: ContentFrameProps['slug'];
  pending: boolean;
  onRetry: () => void;
}) {
  const text = usePagesText();
  const kitText = useKitText();
  return (
    <Container className={styles.state}>
      <PageHead title={text(`pages.${slug}`)} status={503} noIndex />
      <ErrorState
        headingLevel={1}
        title={text('pages.failedTitle')}
        text={text('pages.failedText')}
        retryLabel={kitText('actions.retry')}
        onRetry={onRetry}
        pending={pending}
      />
    </Container>
  );
}

function ContentSkeleton() {
  return (
    <Container className={styles.page} aria-busy="true">
      <Skeleton width="10rem" />
      <Skeleton width="min(24rem, 80%)" height="3rem" />
      <SkeletonText lines={INTRO_LINES} />
      <Skeleton variant="box" ratio="3 / 2" />
    </Container>
  );
}
