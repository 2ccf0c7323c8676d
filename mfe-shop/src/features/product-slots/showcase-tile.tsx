import { needsConfiguration } from '@fakos/contracts/line-configuration/rules';
import type { ProductSummary } from '@fakos/contracts/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { Button } from '@fakos/shared-kit/ui/button';
import quiet from '../../parts/buying/quiet-button.module.css';
import { useAddToCart } from '../../parts/buying/use-add-to-cart.ts';
import { toPreview } from '../../parts/description/preview.ts';
import { ProductTile, type ProductTileProps } from '../../parts/product-tile/product-tile.tsx';
import styles from './product-slots.module.css';
import { useSlotsText } from './slots-text.ts';

interface ShowcaseTileProps extends Pick<ProductTileProps, 'product' | 'sizes' | 'headingLevel'> {
  show: SlotProps['products.cards']['show'];
}

/** A product card with the parts that the page's author chose (spec section 3, product-cards). */
export function ShowcaseTile({ product, sizes, headingLevel, show = {} }: ShowcaseTileProps) {
  const { image = true, category = true, brand = true, description = true, price = true, addToCart = true } = show;
  const metaParts = [category && product.category_name, description && toPreview(product.short_description)];
  return (
    <ProductTile
      product={product}
      sizes={sizes}
      headingLevel={headingLevel}
      meta={metaParts.filter(Boolean).join(' · ')}
      {...(!image && { className: styles.withoutImage })}
      {...(!brand && { brand: '' })}
      {...(!price && { price: null })}
      {...(addToCart && { action: <BuyButton product={product} /> })}
    />
  );
}

function BuyButton({ product }: { product: ProductSummary }) {
  const text = useSlotsText();
  const kitText = useKitText();
  const addToCart = useAddToCart();
  const { name } = product;
  const isSoldOut = product.stock <= 0;
  const needsChoice = needsConfiguration(product.product_type);
  return (
    <Button
      size="sm"
      variant="secondary"
      className={quiet.button}
      fullWidth
      disabled={isSoldOut}
      aria-label={isSoldOut ? undefined : text(needsChoice ? 'chooseItem' : 'buyItem', { name })}
      onClick={() => addToCart(product)}
    >
      {isSoldOut ? kitText('product.soldOut') : text(needsChoice ? 'choose' : 'buy')}
    </Button>
  );
}
