import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { cartClosed, cartOpened, selectCount, selectItems } from '@fakos/shared-kit/state/cart';
import { Drawer } from '@fakos/shared-kit/ui/drawer';
import { useText } from '../../text.ts';
import { CartContents } from './cart-contents.tsx';
import { CartSummary } from './cart-summary.tsx';

/** The sheet of the cart, downloaded apart from the page. */
export function CartSheet({ open }: { open: boolean }) {
  const text = useText();
  const kitText = useKitText();
  const dispatch = useDispatch();
  const items = useKitSelector(selectItems);
  const count = useKitSelector(selectCount);
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
