import type { Quote } from '@fakos/contracts/cart/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useCartText } from '../../translations/cart-text.ts';
import styles from './free-shipping.module.css';

/** A quote, or the totals of the cart drawer. */
type ShippingAmounts = Pick<Quote, 'subtotal' | 'free_shipping_from'> & Partial<Pick<Quote, 'discount' | 'coupon'>>;

/** Progress towards free shipping, based on the subtotal after discounts (product.md section 3). */
export function FreeShipping({ quote }: { quote: ShippingAmounts }) {
  const text = useCartText();
  const { money } = useFormat();
  const { free_shipping_from: freeFrom, subtotal, discount = 0, coupon } = quote;
  const discountedSubtotal = subtotal - discount;
  const isFree = discountedSubtotal >= freeFrom || coupon?.free_shipping === true;
  if (freeFrom <= 0) return null;
  return (
    <div className={styles.progress}>
      <p role="status">
        {isFree ? text('cart.isFree') : text('cart.untilFree', { amount: money(freeFrom - discountedSubtotal) })}
      </p>
      <progress
        className={styles.bar}
        aria-label={text('cart.progress')}
        max={freeFrom}
        value={isFree ? freeFrom : Math.max(0, discountedSubtotal)}
      />
    </div>
  );
}
