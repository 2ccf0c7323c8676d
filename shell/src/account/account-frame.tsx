import { PageDescription } from '@fakos/shared-kit/page-meta';
import { Card } from '@fakos/shared-kit/ui/card';
import { Container } from '@fakos/shared-kit/ui/container';
import type { ReactNode } from 'react';
import styles from './account.module.css';

interface AccountFrameProps {
  title: string;
  intro?: string | undefined;
  children: ReactNode;
  /** Ways to the neighbouring pages, under the form. */
  below?: ReactNode;
}

/** The page of one short form on the way into an account; never for search engines. */
export function AccountFrame({ title, intro, children, below }: AccountFrameProps) {
  return (
    <Container size="narrow" className={styles.page}>
      <PageDescription title={title} noIndex />
      <Card padding="lg" className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
        {below && <p className={styles.below}>{below}</p>}
      </Card>
    </Container>
  );
}

/** The same place where there is nothing to fill in. */
export function AccountOutcome({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container size="narrow" className={styles.page}>
      <PageDescription title={title} noIndex />
      {children}
    </Container>
  );
}
