import { Container } from '@fakos/shared-kit/ui/container';
import { Grid } from '@fakos/shared-kit/ui/grid';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';

interface CardRowSkeletonProps {
  title: string;
  subtitle: string;
  cards: number;
  columns: { base: number; md: number; lg: number };
  /** Aspect ratio of a card's image. */
  ratio: string;
}

/** Placeholder of a titled row of cards, with the size of the remote's own. */
export function CardRowSkeleton({ title, subtitle, cards, columns, ratio }: CardRowSkeletonProps) {
  return (
    <Container as="section" aria-busy="true">
      <SectionHeading title={title} text={subtitle || undefined} />
      <Grid columns={columns} gap="products">
        {Array.from({ length: cards }, (_, index) => (
          <SkeletonCard key={index} ratio={ratio} />
        ))}
      </Grid>
    </Container>
  );
}
