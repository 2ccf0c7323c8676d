import { useKitSelector } from '@fakos/shared-kit/state';
import { selectItems } from '@fakos/shared-kit/state/cart';
import styles from './cart-drawer.module.css';
import { DrawerLines } from './drawer-lines.tsx';
import { DrawerSummary } from './drawer-summary.tsx';
import { useCheckedLines } from './use-checked-lines.ts';

/** Contents of the cart drawer: scrollable lines, and below them totals and links. */
export function CartContents() {
  const items = useKitSelector(selectItems);
  const cart = useCheckedLines(items);
  return (
    <div className={styles.contents}>
      <DrawerLines lines={cart.lines} />
      {items.length > 0 && <DrawerSummary cart={cart} />}
    </div>
  );
}
