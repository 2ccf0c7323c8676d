import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths } from '@fakos/shared-kit/router';
import { Badge } from '@fakos/shared-kit/ui/badge';
import { ProductCard } from '@fakos/shared-kit/ui/product-card';
import type { ReactNode } from 'react';
import { WishButton } from '../buying/wish-button.tsx';
import { discountPercent } from '../price/discount.ts';
import { ProductPrice } from '../price/product-price.tsx';
import { productPicture } from './product-picture.ts';

const WIDEST_TILE = 800;

interface ProductTileProps {
  product: ProductSummary;
  /** The picture is in the first screen. */
  priority?: boolean;
  sizes: string;
  action?: ReactNode;
  headingLevel?: 2 | 3;
}

/** A product in a grid: picture, badges, wish, brand, name, price. */
export function ProductTile({ product, priority = false, sizes, action, headingLevel }: ProductTileProps) {
  const kitText = useKitText();
  const percent = discountPercent(product);
  const second = product.gallery_images.find((file) => file !== product.featured_image);
  return (
    <ProductCard
      href={paths.product(product.slug)}
      name={product.name}
      brand={product.brand_name}
      headingLevel={headingLevel}
      image={{ ...productPicture(product.featured_image, '', sizes, WIDEST_TILE), priority }}
      hoverImage={second ? productPicture(second, '', sizes, WIDEST_TILE) : undefined}
      badges={
        <>
          {percent > 0 && <Badge tone="sale">−{percent}%</Badge>}
          {product.featured === 1 && <Badge tone="highlight">{kitText('product.featured')}</Badge>}
        </>
      }
      price={<ProductPrice product={product} withoutPercent size="sm" />}
      wishlist={<WishButton product={product} size="sm" />}
      action={action}
      unavailableLabel={product.stock <= 0 ? kitText('product.soldOut') : undefined}
    />
  );
}
