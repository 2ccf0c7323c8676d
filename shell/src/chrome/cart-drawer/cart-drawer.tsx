import { useKitSelector } from '@fakos/shared-kit/state';
import { selectIsOpen } from '@fakos/shared-kit/state/cart';
import { loadDrawer, useDeferred } from '@fakos/shared-kit/ui/deferred';

const loadSheet = () => Promise.all([import('./cart-sheet.tsx'), loadDrawer()]).then(([sheet]) => sheet.CartSheet);

/** The cart that slides in over any page (spec section 2). */
export function CartDrawer() {
  const open = useKitSelector(selectIsOpen);
  const Sheet = useDeferred(loadSheet, open);
  return Sheet ? <Sheet open={open} /> : null;
}
