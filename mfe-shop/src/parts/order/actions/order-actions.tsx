import type { Order } from '@fakos/contracts/orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { createLazy, useLazy } from '@fakos/shared-kit/lazy';
import { paths } from '@fakos/shared-kit/router';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { useState } from 'react';
import { useOrderText } from '../../../translations/order-text.ts';
import styles from '../order.module.css';
import type { OrderKey } from '../order-key.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { Reorder } from './reorder.tsx';

// A separate chunk: withdrawals are rare and possible only after delivery.
const withdrawDialog = createLazy(() =>
  import(/* webpackChunkName: "withdraw" */ './withdraw-dialog.tsx').then((module) => module.WithdrawDialog),
);

interface OrderActionsProps {
  order: Order;
  orderKey: OrderKey;
}

/** Actions on an order, as far as the server allows them. */
export function OrderActions({ order, orderKey }: OrderActionsProps) {
  const text = useOrderText();
  const { longDate } = useFormat();
  const [openDialog, setOpenDialog] = useState<'cancel' | 'withdraw'>();
  const { allowed } = order;
  const { code: WithdrawDialog } = useLazy(withdrawDialog, openDialog === 'withdraw' ? 'now' : 'interaction');
  return (
    <section aria-label={text('order.actions')} className={styles.actions}>
      <div className={styles.buttons}>
        <Reorder orderKey={orderKey} />
        {order.review_token && (
          <ButtonLink variant="secondary" href={`${paths.review}?token=${order.review_token}`}>
            {text('order.review')}
          </ButtonLink>
        )}
        <Button variant="secondary" onClick={() => window.print()}>
          {text('order.print')}
        </Button>
        {allowed?.cancel && (
          <Button variant="quiet" onClick={() => setOpenDialog('cancel')}>
            {text('order.cancel')}
          </Button>
        )}
        {allowed?.withdraw && (
          <Button variant="quiet" onClick={() => setOpenDialog('withdraw')}>
            {text('order.withdraw')}
          </Button>
        )}
      </div>
      {allowed?.withdraw && allowed.withdraw_until && (
        <p className={styles.note}>{text('order.withdrawUntil', { date: longDate(allowed.withdraw_until) })}</p>
      )}
      <CancelDialog orderKey={orderKey} open={openDialog === 'cancel'} onClose={() => setOpenDialog(undefined)} />
      {WithdrawDialog && (
        <WithdrawDialog
          order={order}
          orderKey={orderKey}
          open={openDialog === 'withdraw'}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </section>
  );
}
