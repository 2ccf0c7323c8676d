import { Slot } from '@fakos/shared-kit/remote/slot';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { readProductCardsFields } from './product-cards.fields.ts';
import styles from './product-cards.module.css';

/** How many cards a carousel shows at a time (spec section 9). */
const CAROUSEL_PAGE = 3;

/** Products of the shop, which the shop's own remote draws. */
export function ProductCardsView({ stored }: WidgetViewProps) {
  const fields = readProductCardsFields(stored);
  const { limit, categoryId, brandId, cardStyle } = fields;
  const isCarousel = cardStyle === 'carousel';
  const choice = {
    limit,
    ...(categoryId > 0 ? { categoryId } : {}),
    ...(brandId > 0 ? { brandId } : {}),
    show: {
      image: fields.showImage,
      category: fields.showCategory,
      brand: fields.showBrand,
      description: fields.showDescription,
      price: fields.showPrice,
      addToCart: fields.showAddToCart,
    },
  };
  const skeleton = <ProductsToCome count={isCarousel ? Math.min(limit, CAROUSEL_PAGE) : limit} style={cardStyle} />;
  if (isCarousel) return <Slot name="products.carousel" whenNear skeleton={skeleton} {...choice} />;
  return <Slot name="products.cards" whenNear skeleton={skeleton} {...choice} />;
}

function ProductsToCome({ count, style }: { count: number; style: string }) {
  return (
    <div className={styles.places} data-style={style} aria-busy="true">
      {Array.from({ length: count }, (_, place) => (
        <SkeletonCard key={place} />
      ))}
    </div>
  );
}
