import type { Quote } from '@fakos/contracts/cart/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useDispatch } from '@fakos/shared-kit/state';
import { type CartItem, itemRemoved } from '@fakos/shared-kit/state/cart';
import { ConfirmDialog } from '@fakos/shared-kit/ui/dialog';
import { useState } from 'react';
import { findQuoteLine } from '../../../parts/cart-check/quote-lines.ts';
import { useCartText } from '../../../translations/cart-text.ts';
import { CartLine } from './cart-line.tsx';
import styles from './cart-lines.module.css';

interface CartLinesProps {
  items: readonly CartItem[];
  quote: Quote | undefined;
}

/** The cart's lines. Removing a line needs confirmation (spec section 5). */
export function CartLines({ items, quote }: CartLinesProps) {
  const text = useCartText();
  const kitText = useKitText();
  const dispatch = useDispatch();
  const [isConfirming, setIsConfirming] = useState(false);
  // Stays set while the dialog closes, so that its title does not change.
  const [itemToRemove, setItemToRemove] = useState<CartItem>();

  function askToRemove(item: CartItem) {
    setItemToRemove(item);
    setIsConfirming(true);
  }

  return (
    <>
      <ul className={styles.lines} aria-label={text('cart.lines')}>
        {items.map((item) => (
          <CartLine key={item.id} item={item} line={findQuoteLine(quote, item)} onRemove={() => askToRemove(item)} />
        ))}
      </ul>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={text('cart.removeQuestion', { name: itemToRemove?.name ?? '' })}
        confirmLabel={kitText('actions.remove')}
        cancelLabel={kitText('actions.cancel')}
        onConfirm={() => itemToRemove && dispatch(itemRemoved(itemToRemove.id))}
      />
    </>
  );
}
