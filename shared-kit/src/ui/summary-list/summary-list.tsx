import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './summary-list.module.css';

/** A line of a summary. */
export interface SummaryRow {
  id: string;
  label: ReactNode;
  value: ReactNode;
  /** A quiet line under the label. */
  detail?: ReactNode;
  /** `total` closes the list in bold under a rule; `discount` is green; `muted` is a remark such as the VAT included. */
  tone?: 'default' | 'total' | 'discount' | 'muted';
}

/** Props of `SummaryList`. */
export interface SummaryListProps {
  rows: readonly SummaryRow[];
  className?: string;
}

/** Names and figures, for totals and details. */
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
