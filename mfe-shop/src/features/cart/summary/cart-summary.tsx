import type { Quote } from '@fakos/contracts/cart/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { paths } from '@fakos/shared-kit/router';
import type { CartItem } from '@fakos/shared-kit/state/cart';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Card } from '@fakos/shared-kit/ui/card';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import { useCashOnDeliveryFee } from '../../../parts/cart-check/use-cash-on-delivery-fee.ts';
import { CouponEntry } from '../../../parts/coupon/coupon-entry.tsx';
import { FreeShipping } from '../../../parts/totals/free-shipping.tsx';
import { Totals } from '../../../parts/totals/totals.tsx';
import { useCartText } from '../../../translations/cart-text.ts';
import styles from './cart-summary.module.css';

interface CartSummaryProps {
  items: readonly CartItem[];
  quote: Quote | undefined;
  /** A newer quote is loading. */
  pending: boolean;
}

/** The cart's totals from the server's quote, and the link to checkout. */
export function CartSummary({ items, quote, pending }: CartSummaryProps) {
  const text = useCartText();
  const { money } = useFormat();
  const fee = useCashOnDeliveryFee(items, quote !== undefined);
  return (
    <Card as="section" aria-label={text('cart.summary')} aria-busy={pending} className={styles.summary}>
      <h2 className={styles.title}>{text('cart.summary')}</h2>
      {quote ? (
        <>
          <FreeShipping quote={quote} />
          <Totals amounts={quote} coupon={quote.coupon?.code} />
          <CouponEntry quote={quote} pending={pending} />
        </>
      ) : (
        <Skeleton variant="box" height="14rem" />
      )}
      <ButtonLink size="lg" fullWidth href={paths.checkout}>
        {text('cart.toCheckout')}
      </ButtonLink>
      <ButtonLink variant="quiet" fullWidth href={paths.shop}>
        {text('cart.continueShopping')}
      </ButtonLink>
      <p className={styles.remark}>{fee ? text('cart.feeRemark', { fee: money(fee) }) : '\u00a0'}</p>
    </Card>
  );
}
