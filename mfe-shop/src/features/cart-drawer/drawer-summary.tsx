import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths } from '@fakos/shared-kit/router';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { FreeShipping } from '../../parts/totals/free-shipping.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';
import styles from './cart-drawer.module.css';
import { useCartDrawerText } from './cart-drawer-text.ts';
import type { CheckedLines } from './use-checked-lines.ts';

/** Totals and links below the cart lines. */
export function DrawerSummary({ cart }: { cart: CheckedLines }) {
  const text = useCartDrawerText();
  const format = useFormat();
  const { subtotal, shipping, total } = cart.totals;
  const canBuy = cart.lines.some(({ isUnavailable }) => !isUnavailable);
  if (!canBuy) {
    return (
      <div className={styles.summary}>
        <p>{text('drawer.nothingAvailable')}</p>
        <ToCart />
      </div>
    );
  }
  return (
    <div className={styles.summary} aria-busy={cart.isChecking}>
      {cart.hasFailed && <NotChecked retry={cart.retry} />}
      <FreeShipping quote={cart.totals} />
      <SummaryList
        rows={[
          { id: 'subtotal', label: text('totals.subtotal'), value: format.money(subtotal) },
          {
            id: 'shipping',
            label: text('totals.shipping'),
            value: shipping > 0 ? format.money(shipping) : text('totals.free'),
          },
          {
            id: 'total',
            label: text('totals.total'),
            value: format.money(total),
            detail: text('drawer.vatIncluded'),
            tone: 'total',
          },
        ]}
      />
      <div className={styles.actions}>
        <ButtonLink href={paths.checkout} fullWidth>
          {text('cart.toCheckout')}
        </ButtonLink>
        <ToCart />
      </div>
    </div>
  );
}

function ToCart() {
  const text = useCartDrawerText();
  return (
    <ButtonLink href={paths.cart} variant="quiet" fullWidth>
      {text('drawer.view')}
    </ButtonLink>
  );
}

function NotChecked({ retry }: { retry: () => void }) {
  const text = useCartDrawerText();
  const kitText = useKitText();
  return (
    <p role="status" className={styles.notChecked}>
      {text('drawer.notChecked')}
      <Button variant="quiet" size="sm" onClick={retry}>
        {kitText('actions.retry')}
      </Button>
    </p>
  );
}
