import { Container } from '@fakos/shared-kit/ui/container';
import { Grid } from '@fakos/shared-kit/ui/grid';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';

const COLUMNS = { base: 1, lg: 2 } as const;
const LINES = 6;

/** Placeholder of a text block, with an image beside it where it has one. */
export function BlockSkeleton({ isSplit }: { isSplit: boolean }) {
  return (
    <Container aria-busy="true">
      <Grid columns={isSplit ? COLUMNS : {}} gap="lg">
        {isSplit && <Skeleton variant="box" ratio="4 / 3" />}
        <div>
          <Skeleton width="min(20rem, 80%)" height="3rem" />
          <SkeletonText lines={LINES} />
        </div>
      </Grid>
    </Container>
  );
}
