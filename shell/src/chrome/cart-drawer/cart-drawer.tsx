import { useKitSelector } from '@fakos/shared-kit/state';
import { selectIsOpen } from '@fakos/shared-kit/state/cart';
import { loadDrawer, useDeferred } from '@fakos/shared-kit/ui/deferred';

const loadPanel = () => Promise.all([import('./cart-panel.tsx'), loadDrawer()]).then(([module]) => module.CartPanel);

/** The cart drawer, available on every page (spec section 2). */
export function CartDrawer() {
  const open = useKitSelector(selectIsOpen);
  const Panel = useDeferred(loadPanel, open);
  return Panel ? <Panel open={open} /> : null;
}
