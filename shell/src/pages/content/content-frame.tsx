import { isApiFailure } from '@fakos/shared-kit/api';
import type { PageDetail } from '@fakos/shared-kit/api/pages/contract';
import { useGetPageQuery } from '@fakos/shared-kit/api/pages/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { PageDescription } from '@fakos/shared-kit/page-meta';
import { Breadcrumbs } from '@fakos/shared-kit/ui/breadcrumbs';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import type { ReactNode } from 'react';
import styles from './content-frame.module.css';
import { usePagesText } from './pages-text.ts';
import { useCrumbs } from './use-crumbs.ts';

/** Answers to a slug whose page is gone or a draft. */
const NO_SUCH_PAGE: readonly number[] = [400, 404, 422];
const INTRO_LINES = 5;

interface ContentFrameProps {
  slug: 'faq' | 'contact' | 'privacy' | 'terms';
  /** What stands where the shop has written no page: the shell's own part of it. Without it the page says so. */
  fallback?: ReactNode;
  children: (page: PageDetail) => ReactNode;
}

/** An informational page whose text lies in the database, while it loads, when it fails and when there is none. */
export function ContentFrame({ slug, fallback, children }: ContentFrameProps) {
  const { currentData, error, isFetching, refetch } = useGetPageQuery({ slug });
  if (currentData) return children(currentData.data);
  if (isApiFailure(error) && NO_SUCH_PAGE.includes(error.status)) return fallback ?? <Unwritten slug={slug} />;
  if (error) return fallback ?? <Failed slug={slug} pending={isFetching} onRetry={refetch} />;
  return <ContentSkeleton />;
}

/** The way to a page and its title. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  const text = usePagesText();
  return (
    <header className={styles.header}>
      <Breadcrumbs label={text('pages.breadcrumbs')} items={useCrumbs(title)} />
      <h1 className={styles.title}>{title}</h1>
      {children}
    </header>
  );
}

function Unwritten({ slug }: { slug: ContentFrameProps['slug'] }) {
  const text = usePagesText();
  return (
    <Container className={styles.state}>
      <PageDescription title={text(`pages.${slug}`)} noIndex />
      <h1>{text(`pages.${slug}`)}</h1>
      <EmptyState icon="info" title={text('pages.emptyTitle')} text={text('pages.emptyText')} />
    </Container>
  );
}

function Failed({
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
      <PageDescription title={text(`pages.${slug}`)} status={503} noIndex />
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
