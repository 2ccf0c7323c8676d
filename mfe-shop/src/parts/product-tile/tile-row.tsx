import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';
import { Grid } from '@fakos/shared-kit/ui/grid';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';
import type { ReactNode } from 'react';
import { ProductTile } from './product-tile.tsx';

const COLUMNS = { base: 2, md: 4 };
const SIZES = '(min-width: 87rem) 19rem, (min-width: 48rem) 22vw, 45vw';

interface TileRowProps {
  /** Undefined while they load: as many skeletons as `expected`. */
  products: readonly ProductSummary[] | undefined;
  expected: number;
  action?: (product: ProductSummary) => ReactNode;
}

/** A few products beside each other, two on a phone, four on a desk; holds its size while they load. */
export function TileRow({ products, expected, action }: TileRowProps) {
  return (
    <Grid as="ul" role="list" columns={COLUMNS} gap="products">
      {products?.map((product) => (
        <li key={product.id}>
          <ProductTile product={product} sizes={SIZES} action={action?.(product)} />
        </li>
      )) ?? skeletons(expected)}
    </Grid>
  );
}

function skeletons(count: number): ReactNode {
  return Array.from({ length: count }, (_, index) => (
    <li key={index}>
      <SkeletonCard />
    </li>
  ));
}
