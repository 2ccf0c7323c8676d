import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@fakos/shared-kit/ui/visually-hidden';
import { useText } from '../text.ts';
import styles from './page-view.module.css';

const INTRO_LINES = 4;

export function PageSkeleton() {
  const text = useText();
  return (
    <div className={styles.page} role="status">
      <VisuallyHidden>{text('page.loading')}</VisuallyHidden>
      <div className={styles.header}>
        <Skeleton width="10rem" height="1rem" />
        <Skeleton width="min(24rem, 80%)" height="3rem" className={styles.title} />
      </div>
      <div className={styles.skeletonBody}>
        <SkeletonText lines={INTRO_LINES} />
        <Skeleton variant="box" ratio="3 / 2" />
        <SkeletonText lines={INTRO_LINES} />
      </div>
    </div>
  );
}
