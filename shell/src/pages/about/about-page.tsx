import { PageHead } from '@fakos/shared-kit/page-meta';
import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { usePagesText } from '../content/pages-text.ts';
import styles from '../pages.module.css';

/** `/about`: a page of the database, rendered by the page builder remote. */
export function AboutPage() {
  const { fills } = useRemoteHost();
  if (fills('page.content').length === 0) return <Unavailable />;
  return <Slot name="page.content" slug="about" skeleton={<ContentSkeleton />} />;
}

function Unavailable() {
  const text = usePagesText();
  const title = text('pages.about');
  return (
    <Container className={styles.page}>
      <PageHead title={title} noIndex />
      <h1>{title}</h1>
      <EmptyState icon="info" title={text('pages.emptyTitle')} text={text('pages.emptyText')} />
    </Container>
  );
}

const PARAGRAPH_LINES = 5;

function ContentSkeleton() {
  return (
    <Container className={styles.page} aria-busy="true">
      <Skeleton width="10rem" />
      <Skeleton width="min(24rem, 80%)" height="3rem" />
      <SkeletonText lines={PARAGRAPH_LINES} />
      <Skeleton variant="box" ratio="3 / 2" />
    </Container>
  );
}
