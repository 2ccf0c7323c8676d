import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

/** Props of `Skeleton`. */
export interface SkeletonProps {
  variant?: 'line' | 'box' | 'circle';
  /** Any CSS length. */
  width?: string;
  height?: string;
  /** Proportions of a box, such as `4 / 3`. */
  ratio?: string;
  className?: string;
}

/** Placeholder for loading content. Hidden from assistive technology, so announce the loading state separately. */
export function Skeleton({ variant = 'line', width, height, ratio, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[variant], className)}
      style={{ inlineSize: width, blockSize: height, aspectRatio: ratio }}
    />
  );
}

const TEXT_LINES = 3;
const LAST_LINE_WIDTH = '62%';

/** Placeholder for lines of text. */
export function SkeletonText({ lines = TEXT_LINES, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames(styles.text, className)}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <Skeleton key={index} width={index === lines - 1 && lines > 1 ? LAST_LINE_WIDTH : undefined} />
      ))}
    </span>
  );
}

interface SkeletonCardProps {
  ratio?: string;
  /** `row` places the image next to the text on wide screens. */
  layout?: 'stacked' | 'row';
  className?: string;
}

/** Placeholder for a product or post card, of the same height. */
export function SkeletonCard({ ratio = '1', layout, className }: SkeletonCardProps) {
  return (
    <span aria-hidden="true" className={classNames(styles.card, layout === 'row' && styles.row, className)}>
      <Skeleton variant="box" ratio={ratio} />
      <span className={styles.cardText}>
        <Skeleton width="38%" height="0.75rem" />
        <Skeleton width="76%" />
        <Skeleton width="30%" />
      </span>
    </span>
  );
}
