import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths } from '@fakos/shared-kit/router';
import { Badge } from '@fakos/shared-kit/ui/badge';
import { useDeferred } from '@fakos/shared-kit/ui/deferred';
import { ProductCard, type ProductCardProps } from '@fakos/shared-kit/ui/product-card';
import { WishButton } from '../buying/wish-button.tsx';
import { discountPercent } from '../price/discount.ts';
import { ProductPrice } from '../price/product-price.tsx';
import { productPicture } from './product-picture.ts';

const WIDEST_TILE = 800;

const loadQuickView = () =>
  import(/* webpackChunkName: "quick-view-button" */ '../quick-view/quick-view-button.tsx').then(
    ({ QuickViewButton }) => QuickViewButton,
  );

/** Props of {@link ProductTile}; what of the card is named replaces what a tile shows by itself. */
export interface ProductTileProps
  extends Partial<Pick<ProductCardProps, 'action' | 'brand' | 'className' | 'headingLevel' | 'meta' | 'price'>> {
  product: ProductSummary;
  /** The picture is in the first screen. */
  priority?: boolean;
  sizes: string;
}

/** A product in a grid: picture, badges, wish and quick view, brand, name, price (spec section 2). */
export function ProductTile({ product, priority = false, sizes, ...card }: ProductTileProps) {
  const kitText = useKitText();
  // Nobody can press it before a first sign of life.
  const QuickViewButton = useDeferred(loadQuickView, false);
  const percent = discountPercent(product);
  const second = product.gallery_images.find((file) => file !== product.featured_image);
  return (
    <ProductCard
      href={paths.product(product.slug)}
      name={product.name}
      brand={product.brand_name}
      image={{ ...productPicture(product.featured_image, '', sizes, WIDEST_TILE), priority }}
      hoverImage={second ? productPicture(second, '', sizes, WIDEST_TILE) : undefined}
      badges={
        <>
          {product.featured === 1 && <Badge tone="highlight">{kitText('product.featured')}</Badge>}
          {percent > 0 && <Badge tone="sale">−{percent}%</Badge>}
        </>
      }
      price={<ProductPrice product={product} withoutPercent size="sm" />}
      wishlist={
        <>
          <WishButton product={product} size="sm" />
          {QuickViewButton && <QuickViewButton product={product} />}
        </>
      }
      unavailableLabel={product.stock <= 0 ? kitText('product.soldOut') : undefined}
      {...card}
    />
  );
}
