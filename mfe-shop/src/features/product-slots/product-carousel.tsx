import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import styles from './product-slots.module.css';
import { ProductsFrame } from './products-frame.tsx';
import { ShowcaseTile } from './showcase-tile.tsx';
import { useSlotsText } from './slots-text.ts';

/** Products of a page; arrows only where there are more (spec sections 2 and 9). */
export const PER_PAGE = 3;
const SIZES = '(min-width: 87rem) 26rem, (min-width: 48rem) 30vw, 62vw';
/** Browsers stop a fraction of a pixel before the end. */
const END_TOLERANCE_PX = 2;

/** Product cards in pages of three, swiped, scrolled or turned with two buttons; it never moves by itself. */
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
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  const noticeEnds = () => {
    if (!track.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = track.current;
    setEnds({ start: scrollLeft <= END_TOLERANCE_PX, end: scrollLeft + clientWidth >= scrollWidth - END_TOLERANCE_PX });
  };
  const turn = (pages: number) => track.current?.scrollBy({ left: pages * track.current.clientWidth });

  useEffect(function noticeFirstEnds() {
    noticeEnds();
  }, []);

  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers */}
      <ul ref={track} role="list" className={styles.track} onScroll={noticeEnds}>
        {products.map((product) => (
          <li key={product.id} className={styles.slide}>
            <ShowcaseTile product={product} sizes={SIZES} show={show} />
          </li>
        ))}
      </ul>
      {products.length > PER_PAGE && (
        <div className={styles.turning}>
          <IconButton
            variant="outline"
            label={text('previous')}
            icon={<Icon name="arrow-left" />}
            aria-disabled={ends.start}
            onClick={() => turn(-1)}
          />
          <IconButton
            variant="outline"
            label={text('next')}
            icon={<Icon name="arrow-right" />}
            aria-disabled={ends.end}
            onClick={() => turn(1)}
          />
        </div>
      )}
    </>
  );
}

function TrackSkeleton() {
  return (
    <ul className={styles.track} aria-hidden="true">
      {Array.from({ length: PER_PAGE }, (_, index) => (
        <li key={index} className={styles.slide}>
          <SkeletonCard />
        </li>
      ))}
    </ul>
  );
}
