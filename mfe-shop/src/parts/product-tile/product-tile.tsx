import type { ProductSummary } from '@fakos/contracts/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { createLazy, useLazy } from '@fakos/shared-kit/lazy';
import { paths } from '@fakos/shared-kit/router';
import { Badge } from '@fakos/shared-kit/ui/badge';
import { ProductCard, type ProductCardProps } from '@fakos/shared-kit/ui/product-card';
import { WishButton } from '../buying/wish-button.tsx';
import { getDiscountPercent } from '../price/discount.ts';
import { ProductPrice } from '../price/product-price.tsx';
import { hasReviews, Rating } from '../rating/rating.tsx';
import { ColourLinks } from '../variants/colour-links.tsx';
import { getProductImage } from './product-image.ts';

const MAX_IMAGE_WIDTH = 800;

const quickViewButton = createLazy(() =>
  import(/* webpackChunkName: "quick-view-button" */ '../quick-view/quick-view-button.tsx').then(
    (module) => module.QuickViewButton,
  ),
);

/** Props of {@link ProductTile}; card props given here override the tile's own. */
export interface ProductTileProps
  extends Partial<Pick<ProductCardProps, 'action' | 'brand' | 'className' | 'headingLevel' | 'meta' | 'price'>> {
  product: ProductSummary;
  /** The image is on the first screen and loads with high priority. */
  priority?: boolean;
  sizes: string;
}

/** A product card in a grid, with badges, wishlist and quick view (spec section 2). */
export function ProductTile({ product, priority = false, sizes, ...card }: ProductTileProps) {
  const kitText = useKitText();
  // Loaded at the first interaction with the page, before which nobody can press it.
  const { code: QuickViewButton } = useLazy(quickViewButton, 'interaction');
  const percent = getDiscountPercent(product);
  const hoverImage = product.gallery_images.find((file) => file !== product.featured_image);
  return (
    <ProductCard
      href={paths.product(product.slug)}
      name={product.name}
      brand={product.brand_name}
      image={{ ...getProductImage(product.featured_image, '', sizes, MAX_IMAGE_WIDTH), priority }}
      hoverImage={hoverImage ? getProductImage(hoverImage, '', sizes, MAX_IMAGE_WIDTH) : undefined}
      badges={
        <>
          {product.featured === 1 && <Badge tone="highlight">{kitText('product.featured')}</Badge>}
          {percent > 0 && <Badge tone="sale">−{percent}%</Badge>}
        </>
      }
      meta={hasReviews(product) && <Rating product={product} />}
      swatches={product.variants && <ColourLinks product={product} />}
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
