import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useDispatch } from '@fakos/shared-kit/state';
import { itemRemoved } from '@fakos/shared-kit/state/cart';
import { ConfirmDialog } from '@fakos/shared-kit/ui/dialog';
import { List } from '@fakos/shared-kit/ui/list';
import { LiveRegion } from '@fakos/shared-kit/ui/live-region';
import { useEffect, useRef, useState } from 'react';
import { EmptyCart } from '../../parts/cart-check/empty-cart.tsx';
import styles from './cart-drawer.module.css';
import { useCartDrawerText } from './cart-drawer-text.ts';
import { DrawerLine } from './drawer-line.tsx';
import type { CheckedLine } from './use-checked-lines.ts';

/** The cart's lines, or an empty state. Removing a line needs confirmation (spec section 5). */
export function DrawerLines({ lines }: { lines: readonly CheckedLine[] }) {
  const text = useCartDrawerText();
  const kitText = useKitText();
  const dispatch = useDispatch();
  const container = useRef<HTMLDivElement>(null);
  const [lineToRemove, setLineToRemove] = useState<CheckedLine>();
  const [isConfirming, setIsConfirming] = useState(false);
  const [removedLine, setRemovedLine] = useState<CheckedLine>();

  function askToRemove(line: CheckedLine) {
    setRemovedLine(undefined);
    setLineToRemove(line);
    setIsConfirming(true);
  }

  function remove() {
    if (!lineToRemove) return;
    dispatch(itemRemoved(lineToRemove.item.id));
    setRemovedLine(lineToRemove);
  }

  useEffect(
    // The focused remove button disappears with its line; without this the focus would leave the drawer.
    function keepFocusInCart() {
      if (removedLine && !isConfirming) container.current?.focus();
    },
    [removedLine, isConfirming],
  );

  return (
    <div ref={container} tabIndex={-1} className={styles.scroller}>
      {lines.length > 0 ? (
        <List className={styles.lines}>
          {lines.map((line) => (
            <DrawerLine key={line.item.id} line={line} onRemove={() => askToRemove(line)} />
          ))}
        </List>
      ) : (
        <EmptyCart headingLevel={3} />
      )}
      <LiveRegion>{removedLine && text('drawer.removed', { name: removedLine.name })}</LiveRegion>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={text('cart.removeQuestion', { name: lineToRemove?.name ?? '' })}
        confirmLabel={kitText('actions.remove')}
        cancelLabel={kitText('actions.cancel')}
        onConfirm={remove}
        tone="danger"
      />
    </div>
  );
}
