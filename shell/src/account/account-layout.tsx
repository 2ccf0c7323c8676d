import { PageHead } from '@fakos/shared-kit/page-meta';
import { Card } from '@fakos/shared-kit/ui/card';
import { Container } from '@fakos/shared-kit/ui/container';
import type { ReactNode } from 'react';
import styles from './account.module.css';

interface AccountLayoutProps {
  title: string;
  intro?: string | undefined;
  children: ReactNode;
  /** Links to related pages, under the form. */
  below?: ReactNode;
}

/** A page with one short account form; never indexed by search engines. */
export function AccountLayout({ title, intro, children, below }: AccountLayoutProps) {
  return (
    <Container className={styles.page}>
      <PageHead title={title} noIndex />
      <Card padding="lg" className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
        {below && <p className={styles.below}>{below}</p>}
      </Card>
    </Container>
  );
}

/** The same layout for a page without a form. */
export function AccountMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container className={styles.page}>
      <PageHead title={title} noIndex />
      {children}
    </Container>
  );
}
