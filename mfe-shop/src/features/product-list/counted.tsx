import { useFormat } from '@fakos/shared-kit/i18n';
import type { ReactNode } from 'react';
import styles from './filter-panel.module.css';

/** A choice with how many products it would leave. */
export function Counted({ name, count }: { name: ReactNode; count: number | undefined }) {
  const { number } = useFormat();
  return (
    <span className={styles.value}>
      {name} {count !== undefined && <span className={styles.count}>{number(count)}</span>}
    </span>
  );
}
