import type { SlotProps } from '@fakos/shared-kit/remote';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@fakos/shared-kit/ui/visually-hidden';
import { useText } from '../../text.ts';
import styles from './latest-posts.module.css';

/** Posts to come. */
export function LatestPostsSkeleton({
  count,
  layout,
}: { count: number } & Pick<SlotProps['home.latest-posts'], 'layout'>) {
  const text = useText();
  const places = Array.from({ length: count }, (_, place) => `place-${place}`);
  return (
    <div role="status">
      <VisuallyHidden>{text('latest.loading')}</VisuallyHidden>
      <div className={layout === 'carousel' ? styles.track : styles.grid}>
        {places.map((place) => (
          <SkeletonCard key={place} ratio="3 / 2" />
        ))}
      </div>
    </div>
  );
}
