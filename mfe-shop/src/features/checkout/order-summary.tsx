import { useFormat } from '@fakos/shared-kit/i18n';
import { Card } from '@fakos/shared-kit/ui/card';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import type { CheckedCart } from '../../parts/cart-check/use-checked-cart.ts';
import { CouponEntry } from '../../parts/coupon/coupon-entry.tsx';
import { FreeShipping } from '../../parts/totals/free-shipping.tsx';
import { LineList } from '../../parts/totals/line-list.tsx';
import { Totals } from '../../parts/totals/totals.tsx';
import { useCheckoutText } from '../../words/checkout-text.ts';
import styles from './checkout.module.css';
import type { CheckoutDraft } from './draft.ts';

/** What is being bought, beside every step; on a phone folded under its total. */
export function OrderSummary({ cart, draft }: { cart: CheckedCart; draft: CheckoutDraft }) {
  const text = useCheckoutText();
  const { money } = useFormat();
  const { quote, isFetching } = cart;
  const content = <OrderContent cart={cart} draft={draft} />;
  return (
    <aside aria-label={text('checkout.order')} aria-busy={isFetching} className={styles.aside}>
      <details className={styles.folded}>
        <summary className={styles.foldedTitle}>
          <Icon name="bag" size={20} />
          <span>{text('checkout.order')}</span>
          <strong>{quote ? money(quote.total) : '…'}</strong>
          <Icon name="chevron-down" size={18} />
        </summary>
        <div className={styles.foldedContent}>{content}</div>
      </details>
      <Card className={styles.order}>
        <h2 className={styles.orderTitle}>{text('checkout.order')}</h2>
        {content}
      </Card>
    </aside>
  );
}

/** Lines, the way to free shipping, the coupon and every amount. */
export function OrderContent({ cart, draft }: { cart: CheckedCart; draft: CheckoutDraft }) {
  const { quote, isFetching } = cart;
  if (!quote) return <Skeleton variant="box" height="12rem" />;
  const pickup = draft.shipping_method === 'pickup';
  return (
    <>
      <LineList lines={quote.lines} />
      {!pickup && <FreeShipping quote={quote} />}
      <CouponEntry quote={quote} pending={isFetching} />
      <Totals amounts={quote} coupon={quote.coupon?.code} pickup={pickup} />
    </>
  );
}
