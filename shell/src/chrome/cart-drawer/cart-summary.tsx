import { useFormat } from '@fakos/shared-kit/i18n';
import { paths } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectSubtotal } from '@fakos/shared-kit/state/cart';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { SummaryList } from '@fakos/shared-kit/ui/summary-list';
import { useText } from '../../text.ts';
import styles from './cart-drawer.module.css';
import { cartTotals, FREE_SHIPPING_FROM } from './cart-totals.ts';

/** Totals and the ways on, under the lines. */
export function CartSummary() {
  const text = useText();
  const format = useFormat();
  const subtotal = useKitSelector(selectSubtotal);
  const { shipping, total, missing } = cartTotals(subtotal);
  return (
    <div className={styles.summary}>
      <div className={styles.shipping}>
        <p>
          {missing > 0
            ? text('cart.freeShippingMissing', { amount: format.money(missing) })
            : text('cart.freeShippingReached')}
        </p>
        <progress
          className={styles.progress}
          aria-label={text('cart.freeShippingProgress')}
          max={FREE_SHIPPING_FROM}
          value={Math.min(subtotal, FREE_SHIPPING_FROM)}
        />
      </div>
      <SummaryList
        rows={[
          { id: 'subtotal', label: text('cart.subtotal'), value: format.money(subtotal) },
          {
            id: 'shipping',
            label: text('cart.shipping'),
            value: shipping > 0 ? format.money(shipping) : text('cart.shippingFree'),
          },
          {
            id: 'total',
            label: text('cart.total'),
            value: format.money(total),
            detail: text('cart.vatIncluded'),
            tone: 'total',
          },
        ]}
      />
      <div className={styles.actions}>
        <ButtonLink href={paths.checkout} fullWidth>
          {text('cart.checkout')}
        </ButtonLink>
        <ButtonLink href={paths.cart} variant="quiet" fullWidth>
          {text('cart.view')}
        </ButtonLink>
      </div>
    </div>
  );
}
