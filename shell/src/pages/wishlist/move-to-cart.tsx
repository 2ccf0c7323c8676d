import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { type KitState, useDispatch, useStore } from '@fakos/shared-kit/state';
import {
  cartOpened,
  getRemainingQuantity,
  itemAdded,
  MAX_LINE_QUANTITY,
  selectItems,
} from '@fakos/shared-kit/state/cart';
import { selectIsWished, type WishlistProduct, wishlistToggled } from '@fakos/shared-kit/state/wishlist';
import { Button } from '@fakos/shared-kit/ui/button';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useWishlistText } from './wishlist-text.ts';

interface MoveToCartProps {
  item: WishlistProduct;
  price: number;
  /** Available stock; the maximum of a cart line until the server has responded. */
  available?: number | undefined;
}

/** Adds one item to the cart and removes it from the list. */
export function MoveToCart({ item, price, available = MAX_LINE_QUANTITY }: MoveToCartProps) {
  const text = useWishlistText();
  const move = useMove();
  return (
    <Button
      size="sm"
      variant="secondary"
      fullWidth
      disabled={available <= 0}
      aria-label={text('toCartOf', { name: item.name })}
      // After a move the next item is under the pointer: a double click must not move it too.
      onClick={({ detail }) => detail < 2 && move(item, price, available)}
    >
      {text('toCart')}
    </Button>
  );
}

/** The shop's rule: never more than the available stock, and one for a double click (spec section 4, "Cart"). */
function useMove() {
  const text = useWishlistText();
  const dispatch = useDispatch();
  const store = useStore<KitState>();
  const toast = useToast();
  const { trackEvent } = useRemoteHost();

  return function move(item: WishlistProduct, price: number, available: number) {
    const state = store.getState();
    // Already moved by an earlier click.
    if (!selectIsWished(state, item)) return;
    const { id, slug, name, featured_image: image } = item;
    const openCartAction = { key: 'cart', action: { label: text('openCart'), onClick: () => dispatch(cartOpened()) } };
    if (getRemainingQuantity(selectItems(state), id, available) <= 0) {
      toast.info(text('allInCart', { count: Math.min(available, MAX_LINE_QUANTITY) }), openCartAction);
      return;
    }
    dispatch(itemAdded({ product_id: id, slug, name, image, price }));
    dispatch(wishlistToggled(item));
    trackEvent('add_to_cart', { id, name, price, image, quantity: 1 });
    toast.success(text('movedToCart'), openCartAction);
  };
}
