import type { ProductSummary } from '@fakos/contracts/products/contract';
import { useTrackEvent } from '@fakos/shared-kit/remote/host';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { selectIsWished, type WishlistProduct, wishlistToggled } from '@fakos/shared-kit/state/wishlist';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton, type IconButtonProps } from '@fakos/shared-kit/ui/icon-button';
import { useText } from '../../text.ts';
import { getPriceToPay } from '../price/discount.ts';

interface WishButtonProps extends Pick<IconButtonProps, 'variant' | 'size' | 'className'> {
  /** Lists have no description. */
  product: ProductSummary & { description?: string };
}

/** Adds a product to the wishlist or removes it. */
export function WishButton({ product, variant = 'filled', size, className }: WishButtonProps) {
  const text = useText();
  const dispatch = useDispatch();
  const trackEvent = useTrackEvent();
  const isWished = useKitSelector((state) => selectIsWished(state, { id: product.id, type: 'product' }));
  const { id, name, featured_image: image, category_name: category } = product;
  const toggle = () => {
    dispatch(wishlistToggled(toWishlistProduct(product)));
    const event = isWished ? 'remove_from_wishlist' : 'add_to_wishlist';
    trackEvent(event, { id, name, price: getPriceToPay(product), image, category });
  };
  return (
    <IconButton
      variant={variant}
      size={size}
      className={className}
      pressed={isWished}
      label={text('product.wish', { name })}
      icon={<Icon name={isWished ? 'heart-filled' : 'heart'} />}
      onClick={toggle}
    />
  );
}

function toWishlistProduct(product: WishButtonProps['product']): WishlistProduct {
  const { id, slug, sku, name, description = '', short_description, price, sale_price } = product;
  const { featured_image, brand_name, category_name, in_stock, stock: stock_quantity } = product;
  return {
    type: 'product',
    ...{ id, slug, sku, name, description, short_description, price, sale_price },
    ...{ featured_image, brand_name, category_name, in_stock, stock_quantity },
  };
}
