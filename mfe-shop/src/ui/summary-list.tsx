import { classNames } from '@fakos/shared-kit/ui/class-names';
import type { ReactNode } from 'react';
import styles from './summary-list.module.css';

/** A row of a summary. */
export interface SummaryRow {
  id: string;
  label: ReactNode;
  value: ReactNode;
  /** A line under the label. */
  detail?: ReactNode;
  /** `total` is emphasised below a border; `discount` is green; `muted` is for notes such as the included VAT. */
  tone?: 'default' | 'total' | 'discount' | 'muted';
}

/** Props of `SummaryList`. */
export interface SummaryListProps {
  rows: readonly SummaryRow[];
  className?: string;
}

/** Labels and values, for totals and details. */
export function SummaryList({ rows, className }: SummaryListProps) {
  return (
    <dl className={classNames(styles.list, className)}>
      {rows.map((row) => (
        <div key={row.id} className={classNames(styles.row, row.tone && styles[row.tone])}>
          <dt>
            {row.label}
            {row.detail && <span className={styles.detail}>{row.detail}</span>}
          </dt>
          <dd className={styles.value}>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
