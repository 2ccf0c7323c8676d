import type { ProductCardsFields } from '@fakos/contracts/widgets';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';
import type { WidgetViewProps } from '../../framework/widget.tsx';
import styles from './product-cards.module.css';

/** How many cards a carousel shows at a time (spec section 9). */
const CAROUSEL_PAGE_SIZE = 3;

/** Products of the shop, rendered by the shop's remote. */
export function ProductCardsView({ fields }: WidgetViewProps<ProductCardsFields>) {
  const { limit, categoryId, brandId, cardStyle } = fields;
  const isCarousel = cardStyle === 'carousel';
  const slotProps = {
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
  const skeleton = (
    <ProductsSkeleton count={isCarousel ? Math.min(limit, CAROUSEL_PAGE_SIZE) : limit} style={cardStyle} />
  );
  if (isCarousel) return <Slot name="products.carousel" whenNear skeleton={skeleton} {...slotProps} />;
  return <Slot name="products.cards" whenNear skeleton={skeleton} {...slotProps} />;
}

function ProductsSkeleton({ count, style }: { count: number; style: string }) {
  return (
    <div className={styles.skeleton} data-style={style} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </div>
  );
}
