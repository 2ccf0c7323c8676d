import type { Quote } from '@fakos/contracts/cart/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useTrackEvent } from '@fakos/shared-kit/remote/host';
import { type KitState, useDispatch, useStore } from '@fakos/shared-kit/state';
import { type CartItem, itemAdded, itemRemoved } from '@fakos/shared-kit/state/cart';
import { selectIsWished, type WishlistProduct, wishlistToggled } from '@fakos/shared-kit/state/wishlist';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useCartText } from '../../../translations/cart-text.ts';

/** A cart line has no texts of its product; the server adds them for signed-in users. */
function toWishlistProduct(item: CartItem, line: Quote['lines'][number] | undefined): WishlistProduct {
  const { product_id: id, slug, image: featured_image } = item;
  const price = line?.original_price ?? item.price;
  const stock_quantity = line?.available ?? item.quantity;
  return {
    type: 'product',
    ...{ id, slug, name: line?.name ?? item.name, featured_image, brand_name: line?.brand_name ?? '' },
    ...{ price, sale_price: item.price < price ? item.price : null, in_stock: stock_quantity > 0, stock_quantity },
    ...{ category_name: '', description: '', short_description: '', sku: '' },
  };
}

/** Moves a cart line's product to the wishlist; a toast offers to undo it. */
export function useMoveToWishlist() {
  const text = useCartText();
  const kitText = useKitText();
  const dispatch = useDispatch();
  const store = useStore<KitState>();
  const toast = useToast();
  const trackEvent = useTrackEvent();

  return function move(item: CartItem, line: Quote['lines'][number] | undefined) {
    const { product_id: id, image, price } = item;
    const wishlistItem = toWishlistProduct(item, line);
    const { name, brand_name: category } = wishlistItem;
    const wasInWishlist = selectIsWished(store.getState(), wishlistItem);
    if (!wasInWishlist) {
      dispatch(wishlistToggled(wishlistItem));
      trackEvent('add_to_wishlist', { id, name, price, image, category });
    }
    dispatch(itemRemoved(item.id));

    function undo() {
      if (!wasInWishlist && selectIsWished(store.getState(), wishlistItem)) dispatch(wishlistToggled(wishlistItem));
      dispatch(itemAdded(item));
    }
    toast.info(text('cart.movedToWishlist', { name }), {
      action: { label: kitText('actions.undo'), onClick: undo },
    });
  };
}
