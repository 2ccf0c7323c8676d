import type { ProductSummary } from '@fakos/contracts/products/contract';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { Carousel } from '@fakos/shared-kit/ui/carousel';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';
import styles from './product-slots.module.css';
import { ProductsFrame } from './products-frame.tsx';
import { ShowcaseTile } from './showcase-tile.tsx';
import { useSlotsText } from './slots-text.ts';

/** Products per carousel page; more products show arrows (spec sections 2 and 9). */
export const PRODUCTS_PER_PAGE = 3;
const SIZES = '(min-width: 87rem) 27rem, (min-width: 48rem) 30vw, 62vw';

/** Slot `products.carousel`: product cards in pages of three, moved by scrolling or with two buttons; no autoplay. */
export function ProductCarousel({ show, ...choice }: SlotProps['products.carousel']) {
  return (
    <ProductsFrame choice={choice}>
      {(products) => (products ? <Track products={products} show={show} /> : <TrackSkeleton />)}
    </ProductsFrame>
  );
}

interface TrackProps extends Pick<SlotProps['products.carousel'], 'show'> {
  products: readonly ProductSummary[];
}

function Track({ products, show }: TrackProps) {
  const text = useSlotsText();
  const items = products.map((product) => ({
    key: product.id,
    content: <ShowcaseTile product={product} sizes={SIZES} show={show} />,
  }));
  const labels = { previous: text('previous'), next: text('next') };
  return <Carousel items={items} labels={labels} hasButtons={products.length > PRODUCTS_PER_PAGE} styles={styles} />;
}

function TrackSkeleton() {
  return (
    <ul className={styles.track} aria-hidden="true">
      {Array.from({ length: PRODUCTS_PER_PAGE }, (_, index) => (
        <li key={index} className={styles.slide}>
          <SkeletonCard />
        </li>
      ))}
    </ul>
  );
}
