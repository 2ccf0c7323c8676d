import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
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
import el from '../../../locales/cart/el.json';
import en from '../../../locales/cart/en.json';
import { CartSkeleton } from './cart-skeleton.tsx';

const useCartText = createTextHook({ el, en });

/** The drawer's panel, a separate chunk. Its contents come from the shop remote. */
export function CartPanel({ open }: { open: boolean }) {
  const text = useCartText();
  const kitText = useKitText();
  const dispatch = useDispatch();
  const count = useKitSelector(selectCount);
  const toast = useToast();
  useCloseAfterNavigation();

  useEffect(
    function dismissToasts() {
      // The drawer shows what cart toasts announce, and they would cover its buttons.
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

/** Closes the drawer after navigating to another page. */
function useCloseAfterNavigation() {
  const dispatch = useDispatch();
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  useEffect(
    function closeOnNavigation() {
      if (key === openedAt) return;
      setOpenedAt(key);
      dispatch(cartClosed());
    },
    [key, openedAt, dispatch],
  );
}

function Contents() {
  const { fills } = useRemoteHost();
  const lines = useKitSelector(selectItems).length;
  if (fills('cart.contents').length === 0) return <CartLink />;
  return (
    <Slot
      name="cart.contents"
      skeleton={<CartSkeleton lines={lines} />}
      renderDown={(failure) => <RemoteDown {...failure} action={<CartLink />} />}
    />
  );
}

function CartLink() {
  const text = useCartText();
  return (
    <ButtonLink href={paths.cart} variant="quiet">
      {text('view')}
    </ButtonLink>
  );
}
