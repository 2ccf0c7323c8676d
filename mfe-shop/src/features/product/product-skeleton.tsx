import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Container } from '@fakos/shared-kit/ui/container';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import styles from './product-page.module.css';

/** Skeleton of the product page, in the size of the first screen. */
export function ProductSkeleton() {
  const kitText = useKitText();
  return (
    <Container className={styles.container}>
      <p role="status" className="visually-hidden">
        {kitText('state.loading')}
      </p>
      <div className={styles.product}>
        <span className={styles.breadcrumbs}>
          <Skeleton width="14rem" />
        </span>
        <Skeleton variant="box" ratio="1" />
        <div className={styles.info}>
          <Skeleton width="6rem" />
          <Skeleton width="80%" height="2.5rem" />
          <Skeleton width="9rem" height="1.75rem" />
          <SkeletonText />
          <Skeleton variant="box" height="var(--control-lg)" />
          <Skeleton variant="box" height="12rem" />
        </div>
      </div>
    </Container>
  );
}
