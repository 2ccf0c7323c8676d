import type { SlotProps } from '@fakos/shared-kit/remote';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@fakos/shared-kit/ui/visually-hidden';
import { getAccentClass } from '../../parts/accents.ts';
import { useText } from '../../text.ts';
import styles from './latest-posts.module.css';

export function LatestPostsSkeleton({
  count,
  layout,
}: { count: number } & Pick<SlotProps['home.latest-posts'], 'layout'>) {
  const text = useText();
  return (
    <div role="status">
      <VisuallyHidden>{text('latest.loading')}</VisuallyHidden>
      <div className={layout === 'carousel' ? styles.track : styles.grid}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={getAccentClass(index)}>
            <SkeletonCard ratio="3 / 2" />
          </div>
        ))}
      </div>
    </div>
  );
}
