import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import styles from './cart-drawer.module.css';

const MAX_VISIBLE_LINES = 4;

/** Placeholder of the cart lines and totals, or of the empty cart. */
export function CartSkeleton({ lines }: { lines: number }) {
  if (lines === 0) {
    return (
      <div className={styles.empty} aria-busy="true">
        <Skeleton variant="circle" width="5rem" height="5rem" />
        <Skeleton width="12rem" height="1.5rem" />
        <Skeleton width="min(16rem, 90%)" />
      </div>
    );
  }
  return (
    <div className={styles.contents} aria-busy="true">
      <div className={styles.lines}>
        {Array.from({ length: Math.min(lines, MAX_VISIBLE_LINES) }, (_, index) => (
          <div key={index} className={styles.line}>
            <Skeleton variant="box" ratio="1" className={styles.image} />
            <Skeleton width="70%" />
            <Skeleton width="3.5rem" />
            <Skeleton variant="box" width="7rem" height="2.25rem" className={styles.controls} />
          </div>
        ))}
      </div>
      <Skeleton variant="box" height="16rem" className={styles.summary} />
    </div>
  );
}
