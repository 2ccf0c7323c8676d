import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@fakos/shared-kit/ui/visually-hidden';
import { useText } from '../../text.ts';
import articleStyles from './post-article.module.css';
import styles from './post-page.module.css';

const CONTENT_LINES = 8;

export function PostSkeleton() {
  const text = useText();
  return (
    <div role="status" className={articleStyles.article}>
      <VisuallyHidden>{text('post.loading')}</VisuallyHidden>
      <div className={styles.skeletonHeader}>
        <Skeleton width="12rem" height="1rem" />
        <Skeleton width="min(36rem, 92%)" height="3.25rem" />
        <Skeleton width="min(28rem, 84%)" height="1.5rem" />
        <Skeleton width="16rem" height="1rem" />
      </div>
      <div className={articleStyles.hero}>
        <Skeleton variant="box" height="100%" />
      </div>
      <div className={articleStyles.content}>
        <SkeletonText lines={CONTENT_LINES} />
      </div>
    </div>
  );
}
