import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import styles from './profile.module.css';

export function ProfileSkeleton() {
  const kitText = useKitText();
  return (
    <div className={styles.sections} aria-busy="true">
      <p role="status" className="visually-hidden">
        {kitText('state.loading')}
      </p>
      <Skeleton variant="box" height="22rem" />
      <SkeletonText />
      <Skeleton variant="box" height="18rem" />
    </div>
  );
}
