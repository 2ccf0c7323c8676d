import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';
import { Grid } from '@fakos/shared-kit/ui/grid';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';
import type { ReactNode, Ref } from 'react';
import { ProductTile } from '../../parts/product-tile/product-tile.tsx';
import { late } from './late.ts';
import type { ListView } from './list-view.ts';
import { RowSkeleton } from './row-skeleton.tsx';

const ResultRows = late((parts) => parts.ResultRows);

type Layout = ListView['layout'];

const COLUMNS = { base: 2, md: 3 };
const SIZES = '(min-width: 87rem) 21rem, (min-width: 64rem) 24vw, (min-width: 48rem) 30vw, 45vw';
/** Pictures in the first screen of a phone, loaded before everything else. */
export const FIRST_SCREEN = 2;

/** Where results stand: two columns on a phone and three beside the filters, or one below the other. */
export function ResultGrid({ layout, children }: { layout: Layout; children: ReactNode }) {
  return (
    <Grid as="ul" role="list" columns={layout === 'grid' ? COLUMNS : {}} gap={layout === 'grid' ? 'products' : 'md'}>
      {children}
    </Grid>
  );
}

/** Props of a page of products. */
export interface PageOfProducts {
  products: readonly ProductSummary[];
  /** The first page in sight. */
  isFirst?: boolean | undefined;
  /** Hears of its first product's place. */
  startRef?: Ref<HTMLLIElement> | undefined;
}

interface ResultItemsProps extends PageOfProducts {
  layout: Layout;
}

/** The products of a page. */
export function ResultItems({ products, layout, isFirst, startRef }: ResultItemsProps) {
  if (layout === 'rows') return <ResultRows products={products} isFirst={isFirst} startRef={startRef} />;
  return products.map((product, index) => (
    <li key={product.id} ref={index === 0 ? startRef : null}>
      <ProductTile
        product={product}
        sizes={SIZES}
        priority={isFirst === true && index < FIRST_SCREEN}
        headingLevel={2}
      />
    </li>
  ));
}

/** As many products to come, of the same size. */
export function ResultSkeletons({ count, layout }: { count: number; layout: Layout }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index}>{layout === 'grid' ? <SkeletonCard /> : <RowSkeleton />}</li>
  ));
}
