import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useDispatch } from '@fakos/shared-kit/state';
import { type CartItem, itemRemoved } from '@fakos/shared-kit/state/cart';
import { ConfirmDialog } from '@fakos/shared-kit/ui/dialog';
import { LiveRegion } from '@fakos/shared-kit/ui/live-region';
import { useEffect, useRef, useState } from 'react';
import styles from './cart-drawer.module.css';
import { CartEmpty } from './cart-empty.tsx';
import { CartLine } from './cart-line.tsx';
import { useCartText } from './cart-text.ts';
import type { CheckedLine } from './use-checked-lines.ts';

/** The cart's lines, or that there are none; removing one asks first (spec section 5). */
export function CartContents({ lines }: { lines: readonly CheckedLine[] }) {
  const text = useCartText();
  const kitText = useKitText();
  const dispatch = useDispatch();
  const contents = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<CartItem>();
  const [asking, setAsking] = useState(false);
  const [removed, setRemoved] = useState<CartItem>();

  function ask(item: CartItem) {
    setRemoved(undefined);
    setAsked(item);
    setAsking(true);
  }

  function remove() {
    if (!asked) return;
    dispatch(itemRemoved(asked.id));
    setRemoved(asked);
  }

  useEffect(
    // The button that had the focus left with its line; without this the focus would fall behind the drawer.
    function keepFocusInCart() {
      if (removed && !asking) contents.current?.focus();
    },
    [removed, asking],
  );

  return (
    <div ref={contents} tabIndex={-1} className={styles.contents}>
      {lines.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
        <ul role="list" className={styles.lines}>
          {lines.map((line) => (
            <CartLine key={line.item.id} line={line} onRemove={() => ask(line.item)} />
          ))}
        </ul>
      ) : (
        <CartEmpty />
      )}
      <LiveRegion>{removed && text('removed', { name: removed.name })}</LiveRegion>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text('confirmRemove', { name: asked?.name ?? '' })}
        confirmLabel={kitText('actions.remove')}
        cancelLabel={kitText('actions.cancel')}
        onConfirm={remove}
        tone="danger"
      />
    </div>
  );
}
