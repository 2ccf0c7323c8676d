import type { Quote } from '@fakos/shared-kit/api/cart/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Card } from '@fakos/shared-kit/ui/card';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import { Totals } from '../../parts/totals/totals.tsx';
import { useBuyingText } from '../../buying-text.ts';
import styles from './cart-summary.module.css';

interface CartSummaryProps {
  quote: Quote | undefined;
  /** A newer quote is on its way. */
  pending: boolean;
}

/** What the cart costs, by the server's count, and the way on. */
export function CartSummary({ quote, pending }: CartSummaryProps) {
  const text = useBuyingText();
  const { money } = useFormat();
  const missing = quote ? quote.free_shipping_from - quote.subtotal : 0;
  return (
    <Card as="section" aria-label={text('cart.summary')} aria-busy={pending} className={styles.summary}>
      <h2 className={styles.title}>{text('cart.summary')}</h2>
      {quote ? <Totals amounts={quote} /> : <Skeleton variant="box" height="9rem" />}
      {missing > 0 && <Notice>{text('cart.untilFree', { amount: money(missing) })}</Notice>}
      <ButtonLink size="lg" fullWidth href={paths.checkout}>
        {text('cart.toCheckout')}
      </ButtonLink>
      <ButtonLink variant="quiet" fullWidth href={paths.shop}>
        {text('cart.goOn')}
      </ButtonLink>
      <p className={styles.remark}>{text('cart.feeRemark')}</p>
    </Card>
  );
}
