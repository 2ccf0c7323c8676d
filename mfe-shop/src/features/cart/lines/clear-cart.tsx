import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { type KitState, useDispatch, useStore } from '@fakos/shared-kit/state';
import { type CartItem, cartCleared, itemAdded, selectItems } from '@fakos/shared-kit/state/cart';
import { Button } from '@fakos/shared-kit/ui/button';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useCartText } from '../../../translations/cart-text.ts';

/** Empties the cart immediately; a toast offers to undo it. */
export function ClearCart() {
  const text = useCartText();
  const kitText = useKitText();
  const dispatch = useDispatch();
  const store = useStore<KitState>();
  const toast = useToast();

  function restore(removedItems: readonly CartItem[]) {
    for (const item of removedItems) dispatch(itemAdded(item));
  }

  function clear() {
    const removedItems = selectItems(store.getState());
    dispatch(cartCleared());
    toast.info(text('cart.cleared'), {
      action: { label: kitText('actions.undo'), onClick: () => restore(removedItems) },
    });
  }

  return (
    <Button variant="link" onClick={clear}>
      {text('cart.clear')}
    </Button>
  );
}
