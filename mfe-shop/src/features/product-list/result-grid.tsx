import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';
import { Grid } from '@fakos/shared-kit/ui/grid';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';
import { ProductTile } from '../../parts/product-tile/product-tile.tsx';
import { PAGE_SIZE } from './list-view.ts';

const COLUMNS = { base: 2, md: 3 };
const SIZES = '(min-width: 87rem) 21rem, (min-width: 64rem) 24vw, (min-width: 48rem) 30vw, 45vw';
/** Pictures in the first screen of a phone, loaded before everything else. */
const FIRST_SCREEN = 2;

/** Products beside each other: two on a phone, three beside the filters. */
export function ResultGrid({ products }: { products: readonly ProductSummary[] }) {
  return (
    <Grid as="ul" role="list" columns={COLUMNS} gap="products">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductTile product={product} sizes={SIZES} priority={index < FIRST_SCREEN} headingLevel={2} />
        </li>
      ))}
    </Grid>
  );
}

/** A page of products to come. */
export function ResultSkeleton({ label }: { label: string }) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {label}
      </p>
      <Grid columns={COLUMNS} gap="products">
        {Array.from({ length: PAGE_SIZE }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </Grid>
    </>
  );
}
