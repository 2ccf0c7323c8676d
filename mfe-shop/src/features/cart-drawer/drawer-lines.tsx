import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useDispatch } from '@fakos/shared-kit/state';
import { itemRemoved } from '@fakos/shared-kit/state/cart';
import { ConfirmDialog } from '@fakos/shared-kit/ui/dialog';
import { LiveRegion } from '@fakos/shared-kit/ui/live-region';
import { useEffect, useRef, useState } from 'react';
import { EmptyCart } from '../../parts/cart-check/empty-cart.tsx';
import styles from './cart-drawer.module.css';
import { useCartDrawerText } from './cart-drawer-text.ts';
import { DrawerLine } from './drawer-line.tsx';
import type { CheckedLine } from './use-checked-lines.ts';

/** The cart's lines, or that there are none; removing one asks first (spec section 5). */
export function DrawerLines({ lines }: { lines: readonly CheckedLine[] }) {
  const text = useCartDrawerText();
  const kitText = useKitText();
  const dispatch = useDispatch();
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<CheckedLine>();
  const [asking, setAsking] = useState(false);
  const [removed, setRemoved] = useState<CheckedLine>();

  function ask(line: CheckedLine) {
    setRemoved(undefined);
    setAsked(line);
    setAsking(true);
  }

  function remove() {
    if (!asked) return;
    dispatch(itemRemoved(asked.item.id));
    setRemoved(asked);
  }

  useEffect(
    // The button that had the focus left with its line; without this the focus would fall behind the drawer.
    function keepFocusInCart() {
      if (removed && !asking) place.current?.focus();
    },
    [removed, asking],
  );

  return (
    <div ref={place} tabIndex={-1} className={styles.scroller}>
      {lines.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
        <ul role="list" className={styles.lines}>
          {lines.map((line) => (
            <DrawerLine key={line.item.id} line={line} onRemove={() => ask(line)} />
          ))}
        </ul>
      ) : (
        <EmptyCart headingLevel={3} />
      )}
      <LiveRegion>{removed && text('drawer.removed', { name: removed.name })}</LiveRegion>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text('cart.removeQuestion', { name: asked?.name ?? '' })}
        confirmLabel={kitText('actions.remove')}
        cancelLabel={kitText('actions.cancel')}
        onConfirm={remove}
        tone="danger"
      />
    </div>
  );
}
