import type { Order } from '@fakos/shared-kit/api/orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Button } from '@fakos/shared-kit/ui/button';
import { useDeferred } from '@fakos/shared-kit/ui/deferred';
import { useState } from 'react';
import { useOrderText } from '../../words/order-text.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import styles from './order.module.css';
import type { OrderKey } from './order-key.ts';
import { Reorder } from './reorder.tsx';

// Few orders are withdrawn from, and none before it was delivered.
const loadWithdrawDialog = () =>
  import(/* webpackChunkName: "withdraw" */ './withdraw-dialog.tsx').then((module) => module.WithdrawDialog);

interface OrderActionsProps {
  order: Order;
  orderKey: OrderKey;
}

/** What its buyer may still do with an order, as the server allows it. */
export function OrderActions({ order, orderKey }: OrderActionsProps) {
  const text = useOrderText();
  const { longDate } = useFormat();
  const [asked, setAsked] = useState<'cancel' | 'withdraw'>();
  const { allowed } = order;
  const WithdrawDialog = useDeferred(loadWithdrawDialog, asked === 'withdraw');
  return (
    <section aria-label={text('order.actions')} className={styles.actions}>
      <div className={styles.buttons}>
        <Reorder orderKey={orderKey} />
        <Button variant="secondary" onClick={() => window.print()}>
          {text('order.print')}
        </Button>
        {allowed?.cancel && (
          <Button variant="quiet" onClick={() => setAsked('cancel')}>
            {text('order.cancel')}
          </Button>
        )}
        {allowed?.withdraw && (
          <Button variant="quiet" onClick={() => setAsked('withdraw')}>
            {text('order.withdraw')}
          </Button>
        )}
      </div>
      {allowed?.withdraw && allowed.withdraw_until && (
        <p className={styles.at}>{text('order.withdrawUntil', { date: longDate(allowed.withdraw_until) })}</p>
      )}
      <CancelDialog orderKey={orderKey} open={asked === 'cancel'} onClose={() => setAsked(undefined)} />
      {WithdrawDialog && (
        <WithdrawDialog
          order={order}
          orderKey={orderKey}
          open={asked === 'withdraw'}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
