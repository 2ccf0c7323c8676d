import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { cartClosed, cartOpened, selectCount, selectItems } from '@fakos/shared-kit/state/cart';
import { Drawer } from '@fakos/shared-kit/ui/drawer';
import { CartContents } from './cart-contents.tsx';
import { CartSummary } from './cart-summary.tsx';
import { useCartText } from './cart-text.ts';
import { useCheckedLines } from './use-checked-lines.ts';

/** The sheet of the cart, downloaded apart from the page. */
export function CartSheet({ open }: { open: boolean }) {
  const text = useCartText();
  const kitText = useKitText();
  const dispatch = useDispatch();
  const items = useKitSelector(selectItems);
  const count = useKitSelector(selectCount);
  const cart = useCheckedLines(items, open);
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => dispatch(next ? cartOpened() : cartClosed())}
      title={count > 0 ? `${text('title')} (${count})` : text('title')}
      closeLabel={kitText('actions.close')}
      footer={items.length > 0 ? <CartSummary cart={cart} /> : undefined}
    >
      <CartContents lines={cart.lines} />
    </Drawer>
  );
}
