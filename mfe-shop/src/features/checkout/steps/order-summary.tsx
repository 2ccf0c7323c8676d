import { useFormat } from '@fakos/shared-kit/i18n';
import { Card } from '@fakos/shared-kit/ui/card';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import type { CheckedCart } from '../../../parts/cart-check/use-checked-cart.ts';
import { CouponEntry } from '../../../parts/coupon/coupon-entry.tsx';
import { FreeShipping } from '../../../parts/totals/free-shipping.tsx';
import { LineList } from '../../../parts/totals/line-list.tsx';
import { Totals } from '../../../parts/totals/totals.tsx';
import { useCheckoutText } from '../../../translations/checkout-text.ts';
import styles from '../checkout.module.css';
import type { CheckoutDraft } from '../form/draft.ts';

/** The order summary beside each step; collapsed below its total on phones. */
export function OrderSummary({ cart, draft }: { cart: CheckedCart; draft: CheckoutDraft }) {
  const text = useCheckoutText();
  const { money } = useFormat();
  const { quote, isFetching } = cart;
  const content = <OrderContent cart={cart} draft={draft} />;
  return (
    <aside aria-label={text('checkout.order')} aria-busy={isFetching} className={styles.aside}>
      <details className={styles.collapsible}>
        <summary className={styles.collapsibleTitle}>
          <Icon name="bag" size={20} />
          <span>{text('checkout.order')}</span>
          <strong>{quote ? money(quote.total) : '…'}</strong>
          <Icon name="chevron-down" size={18} />
        </summary>
        <div className={styles.collapsibleContent}>{content}</div>
      </details>
      <Card className={styles.order}>
        <h2 className={styles.orderTitle}>{text('checkout.order')}</h2>
        {content}
      </Card>
    </aside>
  );
}

/** Lines, free-shipping progress, coupon and totals. */
export function OrderContent({ cart, draft }: { cart: CheckedCart; draft: CheckoutDraft }) {
  const { quote, isFetching } = cart;
  if (!quote) return <Skeleton variant="box" height="12rem" />;
  const isPickup = draft.shipping_method === 'pickup';
  return (
    <>
      <LineList lines={quote.lines} />
      {!isPickup && <FreeShipping quote={quote} />}
      <CouponEntry quote={quote} pending={isFetching} />
      <Totals amounts={quote} coupon={quote.coupon?.code} isPickup={isPickup} />
    </>
  );
}
