import type { ProductSummary } from '@fakos/contracts/products/contract';
import { useTrackEvent } from '@fakos/shared-kit/remote/host';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { selectIsWished, wishlistToggled } from '@fakos/shared-kit/state/wishlist';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton, type IconButtonProps } from '@fakos/shared-kit/ui/icon-button';
import { useText } from '../../text.ts';
import { getPriceToPay } from '../price/discount.ts';

interface WishButtonProps extends Pick<IconButtonProps, 'variant' | 'size' | 'className'> {
  product: ProductSummary;
}

/** Adds a product to the wishlist or removes it. */
export function WishButton({ product, variant = 'filled', size, className }: WishButtonProps) {
  const text = useText();
  const dispatch = useDispatch();
  const trackEvent = useTrackEvent();
  const isWished = useKitSelector((state) => selectIsWished(state, { id: product.id, type: 'product' }));
  const { id, slug, name: title, featured_image: image, category_name } = product;
  const toggle = () => {
    const price = getPriceToPay(product);
    dispatch(wishlistToggled({ id, type: 'product', slug, title, image, price, category_name }));
    const event = isWished ? 'remove_from_wishlist' : 'add_to_wishlist';
    trackEvent(event, { id, name: title, price, image, category: category_name });
  };
  return (
    <IconButton
      variant={variant}
      size={size}
      className={className}
      pressed={isWished}
      label={text('product.wish', { name: title })}
      icon={<Icon name={isWished ? 'heart-filled' : 'heart'} />}
      onClick={toggle}
    />
  );
}
