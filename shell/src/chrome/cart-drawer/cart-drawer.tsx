import { useLocation } from '@fakos/shared-kit/router';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { cartClosed, selectIsOpen } from '@fakos/shared-kit/state/cart';
import { loadDrawer, useDeferred } from '@fakos/shared-kit/ui/deferred';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useEffect } from 'react';

const loadSheet = () => Promise.all([import('./cart-sheet.tsx'), loadDrawer()]).then(([sheet]) => sheet.CartSheet);

/** The cart that slides in over any page (spec section 2). */
export function CartDrawer() {
  const dispatch = useDispatch();
  const open = useKitSelector(selectIsOpen);
  const { key } = useLocation();
  const toast = useToast();
  const Sheet = useDeferred(loadSheet, open);

  useEffect(
    function closeAfterNavigation() {
      dispatch(cartClosed());
    },
    [key],
  );

  useEffect(
    function clearTheView() {
      // What a toast says of the cart is now in sight, and it would lie over the drawer's buttons.
      if (open) toast.dismiss();
    },
    [open, toast],
  );

  return Sheet ? <Sheet open={open} /> : null;
}
