import { Grid } from '@fakos/shared-kit/ui/grid';
import { Skeleton, SkeletonCard, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@fakos/shared-kit/ui/visually-hidden';
import { useText } from '../../text.ts';
import styles from './post-list-page.module.css';

const TILES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

export function PostListSkeleton() {
  const text = useText();
  return (
    <div role="status">
      <VisuallyHidden>{text('list.loading')}</VisuallyHidden>
      <div className={`${styles.lead} ${styles.leadSkeleton}`}>
        <Skeleton variant="box" ratio="3 / 2" />
        <SkeletonText />
      </div>
      <Grid columns={{ base: 1, md: 2, lg: 3 }} gap="lg">
        {TILES.map((tile) => (
          <SkeletonCard key={tile} ratio="3 / 2" />
        ))}
      </Grid>
    </div>
  );
}
