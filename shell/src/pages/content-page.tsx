import { PageDescription } from '@fakos/shared-kit/page-meta';
import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { useText } from '../text.ts';
import styles from './pages.module.css';

/** Informational pages of the shell whose content lies in the database under the same slug. */
export type ContentSlug = 'about' | 'faq' | 'contact' | 'privacy' | 'terms';

/** An informational page, drawn by whichever remote renders pages. */
export function ContentPage({ slug }: { slug: string }) {
  const { fills } = useRemoteHost();
  if (fills('page.content').length === 0) return <Unavailable slug={slug} />;
  return <Slot key={slug} name="page.content" slug={slug} skeleton={<ContentSkeleton />} />;
}

function Unavailable({ slug }: { slug: string }) {
  const text = useText();
  const title = isContentSlug(slug) ? text(`pages.${slug}`) : text('pages.emptyTitle');
  return (
    <Container size="narrow" className={styles.page}>
      <PageDescription title={title} noIndex />
      <h1>{title}</h1>
      <EmptyState icon="info" title={text('pages.emptyTitle')} text={text('pages.emptyText')} />
    </Container>
  );
}

function isContentSlug(slug: string): slug is ContentSlug {
  return ['about', 'faq', 'contact', 'privacy', 'terms'].includes(slug);
}

const PARAGRAPH_LINES = 5;

function ContentSkeleton() {
  return (
    <Container size="narrow" className={styles.page} aria-busy="true">
      <Skeleton width="10rem" />
      <Skeleton width="min(24rem, 80%)" height="3rem" />
      <SkeletonText lines={PARAGRAPH_LINES} />
      <Skeleton variant="box" ratio="3 / 2" />
    </Container>
  );
}
