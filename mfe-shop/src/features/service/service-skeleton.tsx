import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Container } from '@fakos/shared-kit/ui/container';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import styles from './service-page.module.css';

const LINES = 8;

/** Skeleton of the service page, in the size of the first screen. */
export function ServiceSkeleton() {
  const kitText = useKitText();
  return (
    <Container className={styles.page}>
      <p role="status" className="visually-hidden">
        {kitText('state.loading')}
      </p>
      <Skeleton width="14rem" />
      <div className={styles.header}>
        <Skeleton width="60%" height="2.75rem" />
        <SkeletonText lines={2} />
      </div>
      <div className={styles.columns}>
        <Skeleton variant="box" height="16rem" />
        <div className={styles.main}>
          <Skeleton variant="box" className={styles.media} />
          <SkeletonText lines={LINES} />
        </div>
      </div>
    </Container>
  );
}
