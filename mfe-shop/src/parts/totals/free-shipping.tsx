import type { Quote } from '@fakos/shared-kit/api/cart/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useCartText } from '../../words/cart-text.ts';
import styles from './free-shipping.module.css';

/** What it is read from: a quote, or what is known without one. */
type Reckoned = Pick<Quote, 'subtotal' | 'free_shipping_from'> & Partial<Pick<Quote, 'discount' | 'coupon'>>;

/** How far it is to free shipping, counted after discounts as the server does (product.md section 3). */
export function FreeShipping({ quote }: { quote: Reckoned }) {
  const text = useCartText();
  const { money } = useFormat();
  const { free_shipping_from: from, subtotal, discount = 0, coupon } = quote;
  const reached = subtotal - discount;
  const isFree = reached >= from || coupon?.free_shipping === true;
  if (from <= 0) return null;
  return (
    <div className={styles.way}>
      <p role="status">{isFree ? text('cart.isFree') : text('cart.untilFree', { amount: money(from - reached) })}</p>
      <progress
        className={styles.bar}
        aria-label={text('cart.progress')}
        max={from}
        value={isFree ? from : Math.max(0, reached)}
      />
    </div>
  );
}
