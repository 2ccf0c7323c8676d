import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import styles from './result-row.module.css';

/** A row to come. */
export function RowSkeleton() {
  return (
    <span className={styles.row}>
      <Skeleton variant="box" ratio="1" />
      <SkeletonText lines={4} />
    </span>
  );
}
