import type { Quote } from '@fakos/shared-kit/api/cart/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useDispatch } from '@fakos/shared-kit/state';
import { type CartItem, itemRemoved } from '@fakos/shared-kit/state/cart';
import { ConfirmDialog } from '@fakos/shared-kit/ui/dialog';
import { useState } from 'react';
import { lineOf } from '../../parts/cart-check/quote-lines.ts';
import { useCartText } from '../../words/cart-text.ts';
import { CartLine } from './cart-line.tsx';
import styles from './cart-lines.module.css';

interface CartLinesProps {
  items: readonly CartItem[];
  quote: Quote | undefined;
}

/** The cart's lines; removing one asks first (spec section 5). */
export function CartLines({ items, quote }: CartLinesProps) {
  const text = useCartText();
  const kitText = useKitText();
  const dispatch = useDispatch();
  const [asking, setAsking] = useState(false);
  // Kept after the answer, so that the question does not change while it closes.
  const [asked, setAsked] = useState<CartItem>();

  function ask(item: CartItem) {
    setAsked(item);
    setAsking(true);
  }

  return (
    <>
      <ul className={styles.lines} aria-label={text('cart.lines')}>
        {items.map((item) => (
          <CartLine key={item.id} item={item} line={lineOf(quote, item)} onRemove={() => ask(item)} />
        ))}
      </ul>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text('cart.removeQuestion', { name: asked?.name ?? '' })}
        confirmLabel={kitText('actions.remove')}
        cancelLabel={kitText('actions.cancel')}
        onConfirm={() => asked && dispatch(itemRemoved(asked.id))}
      />
    </>
  );
}
