import { useFormat } from '@fakos/shared-kit/i18n';
import type { ReactNode } from 'react';
import styles from './filter-panel.module.css';

/** Label of a filter option with its number of products. */
export function CountedLabel({ name, count }: { name: ReactNode; count: number | undefined }) {
  const { number } = useFormat();
  return (
    <span className={styles.value}>
      {name} {count !== undefined && <span className={styles.count}>{number(count)}</span>}
    </span>
  );
}
