import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths } from '@fakos/shared-kit/router';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { SummaryList } from '@fakos/shared-kit/ui/summary-list';
import styles from './cart-drawer.module.css';
import { useCartText } from './cart-text.ts';
import type { CheckedLines } from './use-checked-lines.ts';

/** Totals and the ways on, under the lines. */
export function CartSummary({ cart }: { cart: CheckedLines }) {
  const text = useCartText();
  const format = useFormat();
  const { subtotal, shipping, total, missing, freeFrom } = cart.totals;
  const canBuy = cart.lines.some(({ isUnavailable }) => !isUnavailable);
  if (!canBuy) {
    return (
      <div className={styles.summary}>
        <p>{text('nothingAvailable')}</p>
        <ToCart />
      </div>
    );
  }
  return (
    <div className={styles.summary} aria-busy={cart.isChecking}>
      {cart.hasFailed && <NotChecked retry={cart.retry} />}
      <div className={styles.shipping}>
        <p>
          {missing > 0 ? text('freeShippingMissing', { amount: format.money(missing) }) : text('freeShippingReached')}
        </p>
        <progress
          className={styles.progress}
          aria-label={text('freeShippingProgress')}
          max={freeFrom}
          value={Math.min(subtotal, freeFrom)}
        />
      </div>
      <SummaryList
        rows={[
          { id: 'subtotal', label: text('subtotal'), value: format.money(subtotal) },
          {
            id: 'shipping',
            label: text('shipping'),
            value: shipping > 0 ? format.money(shipping) : text('shippingFree'),
          },
          {
            id: 'total',
            label: text('total'),
            value: format.money(total),
            detail: text('vatIncluded'),
            tone: 'total',
          },
        ]}
      />
      <div className={styles.actions}>
        <ButtonLink href={paths.checkout} fullWidth>
          {text('checkout')}
        </ButtonLink>
        <ToCart />
      </div>
    </div>
  );
}

function ToCart() {
  const text = useCartText();
  return (
    <ButtonLink href={paths.cart} variant="quiet" fullWidth>
      {text('view')}
    </ButtonLink>
  );
}

function NotChecked({ retry }: { retry: () => void }) {
  const text = useCartText();
  const kitText = useKitText();
  return (
    <p role="status" className={styles.notChecked}>
      {text('notChecked')}
      <Button variant="quiet" size="sm" onClick={retry}>
        {kitText('actions.retry')}
      </Button>
    </p>
  );
}
