import type { ProductSummary } from '@fakos/contracts/products/contract';
import { Grid } from '@fakos/shared-kit/ui/grid';
import { List } from '@fakos/shared-kit/ui/list';
import { Skeleton, SkeletonCard, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import type { ComponentType, ReactNode, Ref } from 'react';
import { ProductTile } from '../../../parts/product-tile/product-tile.tsx';
import type { ListView } from '../view/list-view.ts';
import gridStyles from './result-grid.module.css';
import styles from './result-row.module.css';

type Layout = ListView['layout'];

const COLUMNS = { base: 2, md: 3 };
const SIZES = '(min-width: 87rem) 21rem, (min-width: 64rem) 24vw, (min-width: 48rem) 30vw, 45vw';
/** Number of images on a phone's first screen; they load with high priority. */
export const FIRST_SCREEN_IMAGES = 2;

/** Number of cards that a first view lays out in any case. A phone shows four; a desktop lays out what else is visible. */
const FIRST_VIEW_CARDS = 4;

/** List element of the results: two columns on phones and three beside the filters, or rows. */
export function ResultGrid({ layout, children }: { layout: Layout; children: ReactNode }) {
  return (
    <Grid as={List} columns={layout === 'grid' ? COLUMNS : {}} gap={layout === 'grid' ? 'products' : 'md'}>
      {children}
    </Grid>
  );
}

/** Props of one page of products. */
export interface ProductsPageProps {
  products: readonly ProductSummary[];
  /** Whether it is the first page shown. */
  isFirstPage?: boolean | undefined;
  /** Ref of the first list item. */
  firstItemRef?: Ref<HTMLLIElement> | undefined;
}

interface ResultItemsProps extends ProductsPageProps {
  layout: Layout;
  /** Renders the products as rows; it is lazy where the page opens as a grid. */
  Rows: ComponentType<ProductsPageProps>;
}

/** List items of one page of products. */
export function ResultItems({ products, layout, Rows, isFirstPage, firstItemRef }: ResultItemsProps) {
  if (layout === 'rows') return <Rows products={products} isFirstPage={isFirstPage} firstItemRef={firstItemRef} />;
  return products.map((product, index) => (
    <li
      key={product.id}
      ref={index === 0 ? firstItemRef : null}
      className={gridStyles.card}
      data-far-below={isFirstPage && index >= FIRST_VIEW_CARDS ? '' : undefined}
    >
      <ProductTile
        product={product}
        sizes={SIZES}
        priority={isFirstPage === true && index < FIRST_SCREEN_IMAGES}
        headingLevel={2}
      />
    </li>
  ));
}

/** Skeletons of products, in the size of the real ones. */
export function ResultSkeletons({ count, layout }: { count: number; layout: Layout }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index}>{layout === 'grid' ? <SkeletonCard /> : <RowSkeleton />}</li>
  ));
}

function RowSkeleton() {
  return (
    <span className={styles.row}>
      <Skeleton variant="box" ratio="1" />
      <SkeletonText lines={4} />
    </span>
  );
}
