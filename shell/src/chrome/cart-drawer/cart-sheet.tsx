import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { RemoteDown } from '@fakos/shared-kit/remote/down';
import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { paths, useLocation } from '@fakos/shared-kit/router';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { cartClosed, cartOpened, selectCount, selectItems } from '@fakos/shared-kit/state/cart';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Drawer } from '@fakos/shared-kit/ui/drawer';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useEffect, useState } from 'react';
import { CartSkeleton } from './cart-skeleton.tsx';
import { useCartText } from './cart-text.ts';

/** The sheet of the cart, downloaded apart from the page. What is in it comes of the remote that sells. */
export function CartSheet({ open }: { open: boolean }) {
  const text = useCartText();
  const kitText = useKitText();
  const dispatch = useDispatch();
  const count = useKitSelector(selectCount);
  const toast = useToast();
  useCloseAfterNavigation();

  useEffect(
    function clearTheView() {
      // What a toast says of the cart is now in sight, and it would lie over the drawer's buttons.
      if (open) toast.dismiss();
    },
    [open, toast],
  );

  return (
    <Drawer
      open={open}
      onOpenChange={(next) => dispatch(next ? cartOpened() : cartClosed())}
      title={count > 0 ? `${text('title')} (${count})` : text('title')}
      closeLabel={kitText('actions.close')}
    >
      <Contents />
    </Drawer>
  );
}

/** A drawer belongs to the page that it was opened over. */
function useCloseAfterNavigation() {
  const dispatch = useDispatch();
  const { key } = useLocation();
  const [place, setPlace] = useState(key);
  useEffect(
    function closeElsewhere() {
      if (key === place) return;
      setPlace(key);
      dispatch(cartClosed());
    },
    [key, place, dispatch],
  );
}

function Contents() {
  const { fills } = useRemoteHost();
  const lines = useKitSelector(selectItems).length;
  if (fills('cart.contents').length === 0) return <ToCart />;
  return (
    <Slot
      name="cart.contents"
      skeleton={<CartSkeleton lines={lines} />}
      down={(failure) => <RemoteDown {...failure} action={<ToCart />} />}
    />
  );
}

function ToCart() {
  const text = useCartText();
  return (
    <ButtonLink href={paths.cart} variant="quiet">
      {text('view')}
    </ButtonLink>
  );
}
