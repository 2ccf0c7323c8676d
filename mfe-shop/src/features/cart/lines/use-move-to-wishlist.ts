import type { Quote } from '@fakos/contracts/cart/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useTrackEvent } from '@fakos/shared-kit/remote/host';
import { type KitState, useDispatch, useStore } from '@fakos/shared-kit/state';
import { type CartItem, itemAdded, itemRemoved } from '@fakos/shared-kit/state/cart';
import { selectIsWished, type WishlistItem, wishlistToggled } from '@fakos/shared-kit/state/wishlist';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useCartText } from '../../../translations/cart-text.ts';

/** Moves a cart line's product to the wishlist; a toast offers to undo it. */
export function useMoveToWishlist() {
  const text = useCartText();
  const kitText = useKitText();
  const dispatch = useDispatch();
  const store = useStore<KitState>();
  const toast = useToast();
  const trackEvent = useTrackEvent();

  return function move(item: CartItem, line: Quote['lines'][number] | undefined) {
    const { product_id: id, slug, image, price } = item;
    const name = line?.name ?? item.name;
    const category = line?.brand_name ?? '';
    const wishlistItem: WishlistItem = {
      id,
      type: 'product',
      slug,
      title: name,
      image,
      price,
      category_name: category,
    };
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
