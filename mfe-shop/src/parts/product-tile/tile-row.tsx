import type { ProductSummary } from '@fakos/contracts/products/contract';
import { Grid } from '@fakos/shared-kit/ui/grid';
import { List } from '@fakos/shared-kit/ui/list';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';
import type { ReactNode } from 'react';
import { ProductTile } from './product-tile.tsx';

const COLUMNS = { base: 2, md: 4 };
const SIZES = '(min-width: 87rem) 20rem, (min-width: 48rem) 22vw, 45vw';

interface TileRowProps {
  /** Undefined while they load: `expectedCount` skeletons are shown. */
  products: readonly ProductSummary[] | undefined;
  expectedCount: number;
  action?: (product: ProductSummary) => ReactNode;
}

/** A row of products: two columns on phones, four on desktops, with skeletons while they load. */
export function TileRow({ products, expectedCount, action }: TileRowProps) {
  return (
    <Grid as={List} columns={COLUMNS} gap="products">
      {products?.map((product) => (
        <li key={product.id}>
          <ProductTile product={product} sizes={SIZES} action={action?.(product)} />
        </li>
      )) ?? renderSkeletons(expectedCount)}
    </Grid>
  );
}

function renderSkeletons(count: number): ReactNode {
  return Array.from({ length: count }, (_, index) => (
    <li key={index}>
      <SkeletonCard />
    </li>
  ));
}
