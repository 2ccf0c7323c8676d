import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import styles from './cart-drawer.module.css';

/** Lines from which on more would not be seen. */
const MOST_LINES = 4;

/** Holds the place of what is in the cart: of its lines and their sum, or of the words that there are none. */
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
        {Array.from({ length: Math.min(lines, MOST_LINES) }, (_, index) => (
          <div key={index} className={styles.line}>
            <Skeleton variant="box" ratio="1" className={styles.picture} />
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
