import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './price.module.css';

/** The words that tell the figures apart when they are heard, not seen. */
export interface PriceLabels {
  /** Said before the price to pay. */
  current: string;
  /** Said before the struck price. */
  original: string;
  /** Said before the discount. */
  discount?: string;
}

/** Props of `Price`. */
export interface PriceProps {
  /** The price to pay, formatted. */
  current: string;
  /** The price before the discount, formatted; drawn struck through. */
  original?: string;
  /** For example `−20%`. */
  discount?: string;
  labels: PriceLabels;
  size?: 'sm' | 'md' | 'lg';
  /** A line below, such as the lowest price of 30 days or a VAT note. */
  note?: ReactNode;
  className?: string;
}

/** A price with its reduction. */
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
