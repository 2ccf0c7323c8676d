import type { SlotProps } from '@fakos/shared-kit/remote';
import { Grid } from '@fakos/shared-kit/ui/grid';
import { List } from '@fakos/shared-kit/ui/list';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';
import { getProductCount } from './product-query.ts';
import { ProductsFrame } from './products-frame.tsx';
import { ShowcaseTile } from './showcase-tile.tsx';

const DEFAULT_COLUMNS = 3;

type Columns = NonNullable<SlotProps['products.cards']['columns']>;

/** Grid columns and image sizes by the number of columns that the author chose. */
const layouts: Readonly<Record<Columns, { columns: { base: number; md: number; lg: number }; sizes: string }>> = {
  1: { columns: { base: 1, md: 1, lg: 1 }, sizes: '(min-width: 42rem) 40rem, 92vw' },
  2: { columns: { base: 2, md: 2, lg: 2 }, sizes: '(min-width: 87rem) 42rem, 46vw' },
  3: { columns: { base: 2, md: 3, lg: 3 }, sizes: '(min-width: 87rem) 27rem, (min-width: 48rem) 30vw, 45vw' },
  4: { columns: { base: 2, md: 3, lg: 4 }, sizes: '(min-width: 87rem) 20rem, (min-width: 48rem) 30vw, 45vw' },
};

/** Slot `products.cards`: product cards on pages of other remotes. */
export function ProductCards({ columns = DEFAULT_COLUMNS, show, ...choice }: SlotProps['products.cards']) {
  const layout = layouts[columns];
  const headingLevel = choice.title && choice.headingLevel !== 3 ? 3 : undefined;
  return (
    <ProductsFrame choice={choice}>
      {(products) => (
        <Grid as={List} columns={layout.columns} gap="products">
          {products?.map((product) => (
            <li key={product.id}>
              <ShowcaseTile product={product} sizes={layout.sizes} show={show} headingLevel={headingLevel} />
            </li>
          )) ??
            Array.from({ length: getProductCount(choice) }, (_, index) => (
              <li key={index}>
                <SkeletonCard />
              </li>
            ))}
        </Grid>
      )}
    </ProductsFrame>
  );
}
