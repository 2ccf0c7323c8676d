import { createLazy, drawerPanel, useLazy } from '@fakos/shared-kit/lazy';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectIsOpen } from '@fakos/shared-kit/state/cart';

const cartPanel = createLazy(() =>
  Promise.all([import('./cart-panel.tsx'), drawerPanel.load()]).then(([module]) => module.CartPanel),
);

/** The cart drawer, available on every page (spec section 2). */
export function CartDrawer() {
  const open = useKitSelector(selectIsOpen);
  const { code: Panel } = useLazy(cartPanel, open ? 'now' : 'interaction');
  return Panel ? <Panel open={open} /> : null;
}
