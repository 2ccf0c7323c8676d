import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useLocation } from '@fakos/shared-kit/router';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { cartClosed, cartOpened, selectCount, selectIsOpen, selectItems } from '@fakos/shared-kit/state/cart';
import { Drawer } from '@fakos/shared-kit/ui/drawer';
import { useEffect } from 'react';
import { useText } from '../../text.ts';
import { CartContents } from './cart-contents.tsx';
import { CartSummary } from './cart-summary.tsx';

/** The cart that slides in over any page (spec section 2). */
export function CartDrawer() {
  const text = useText();
  const kitText = useKitText();
  const dispatch = useDispatch();
  const open = useKitSelector(selectIsOpen);
  const items = useKitSelector(selectItems);
  const count = useKitSelector(selectCount);
  const { key } = useLocation();

  useEffect(
    function closeAfterNavigation() {
      dispatch(cartClosed());
    },
    [key],
  );

  return (
    <Drawer
      open={open}
      onOpenChange={(next) => dispatch(next ? cartOpened() : cartClosed())}
      title={count > 0 ? `${text('cart.title')} (${count})` : text('cart.title')}
      closeLabel={kitText('actions.close')}
      footer={items.length > 0 ? <CartSummary /> : undefined}
    >
      <CartContents items={items} />
    </Drawer>
  );
}
