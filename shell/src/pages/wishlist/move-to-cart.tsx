import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { type KitState, useDispatch, useStore } from '@fakos/shared-kit/state';
import { cartOpened, itemAdded, MAX_LINE_QUANTITY, roomFor, selectItems } from '@fakos/shared-kit/state/cart';
import { selectIsWished, toggled, type WishlistItem } from '@fakos/shared-kit/state/wishlist';
import { Button } from '@fakos/shared-kit/ui/button';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useWishlistText } from './wishlist-text.ts';

interface MoveToCartProps {
  item: WishlistItem;
  price: number;
  /** Pieces that can be bought; as many as a line holds until the server said. */
  available?: number | undefined;
}

/** Puts one piece into the cart and takes it off the list. */
export function MoveToCart({ item, price, available = MAX_LINE_QUANTITY }: MoveToCartProps) {
  const text = useWishlistText();
  const move = useMove();
  return (
    <Button
      size="sm"
      variant="secondary"
      fullWidth
      disabled={available <= 0}
      aria-label={text('toCartOf', { name: item.title })}
      // The next wish moves up under the finger: the second of two taps would buy it.
      onClick={({ detail }) => detail < 2 && move(item, price, available)}
    >
      {text('toCart')}
    </Button>
  );
}

/** Like the shop's own buttons: never more pieces than there are, and one for a double tap (spec section 4, "Cart"). */
function useMove() {
  const text = useWishlistText();
  const dispatch = useDispatch();
  const store = useStore<KitState>();
  const toast = useToast();
  const { trackEvent } = useRemoteHost();

  return function move(item: WishlistItem, price: number, available: number) {
    const state = store.getState();
    // What has left the list was moved already.
    if (!selectIsWished(state, item)) return;
    const { id, slug, title: name, image } = item;
    const toCart = { key: 'cart', action: { label: text('openCart'), onClick: () => dispatch(cartOpened()) } };
    if (roomFor(selectItems(state), id, available) <= 0) {
      toast.info(text('allInCart', { count: Math.min(available, MAX_LINE_QUANTITY) }), toCart);
      return;
    }
    dispatch(itemAdded({ product_id: id, slug, name, image, price }));
    dispatch(toggled(item));
    trackEvent('add_to_cart', { id, name, price, image, quantity: 1 });
    toast.success(text('movedToCart'), toCart);
  };
}
