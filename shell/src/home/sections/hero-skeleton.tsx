import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@fakos/shared-kit/ui/visually-hidden';
import { useSettings } from '../../settings/use-settings.ts';
import styles from './hero.module.css';

const TEXT_LINES = 2;

/** Placeholder of the hero. */
export function HeroSkeleton() {
  const { name } = useSettings();
  return (
    <div className={styles.hero}>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      <Skeleton variant="box" className={[styles.image, styles.imageSkeleton].join(' ')} />
      <div className={styles.content}>
        <Skeleton width="6rem" />
        <Skeleton width="min(24rem, 90%)" height="6rem" />
        <SkeletonText lines={TEXT_LINES} className={styles.textSkeleton} />
        <Skeleton width="12rem" height="var(--control-lg)" />
      </div>
    </div>
  );
}
