import { classNames } from '@fakos/shared-kit/ui/class-names';
import type { ReactNode } from 'react';
import styles from './price.module.css';

/** Visually hidden labels of the amounts. */
export interface PriceLabels {
  /** Label of the price to pay. */
  current: string;
  /** Label of the original price. */
  original: string;
  /** Label of the discount. */
  discount?: string;
}

/** Props of `Price`. */
export interface PriceProps {
  /** The price to pay, formatted. */
  current: string;
  /** The price before the discount, formatted; shown struck through. */
  original?: string;
  /** For example `−20%`. */
  discount?: string;
  labels: PriceLabels;
  size?: 'sm' | 'md' | 'lg';
  /** A line below, such as the lowest price of 30 days or a VAT note. */
  note?: ReactNode;
  className?: string;
}

/** A price with an optional discount. */
export function Price({ current, original, discount, labels, size = 'md', note, className }: PriceProps) {
  return (
    <span className={classNames(styles.price, styles[size], original && styles.reduced, className)}>
      <span className={styles.figures}>
        <span className={styles.current}>
          {original && <span className="visually-hidden">{labels.current} </span>}
          {current}
        </span>
        {original && (
          <span className={styles.originalSlot}>
            <span className="visually-hidden">{labels.original} </span>
            <s className={styles.original}>{original}</s>
          </span>
        )}
        {discount && (
          <span className={styles.discount}>
            {labels.discount && <span className="visually-hidden">{labels.discount} </span>}
            {discount}
          </span>
        )}
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
