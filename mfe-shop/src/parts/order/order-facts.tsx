import type { Order } from '@fakos/shared-kit/api/orders/contract';
import { Card } from '@fakos/shared-kit/ui/card';
import { type ReactNode, useId } from 'react';
import { useOrderText } from '../../words/order-text.ts';
import { LineList } from '../totals/line-list.tsx';
import { Totals } from '../totals/totals.tsx';
import styles from './order.module.css';
import { Delivery, Payment } from './order-details.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { statesOf, stateWords } from './status-words.ts';
import { WithdrawalList } from './withdrawal-list.tsx';

/** All that there is to know of an order: where it stands, what happened, what was bought, where it goes, how it is paid. */
export function OrderFacts({ order }: { order: Order }) {
  const text = useOrderText();
  const pickup = order.shipping_method === 'pickup';
  const payment = (
    <Part title={text('order.payment')}>
      <Payment order={order} />
    </Part>
  );
  return (
    <>
      <dl className={styles.states}>
        {statesOf(order).map(({ axis, state }) => (
          <div key={axis} className={styles.state}>
            <dt>{text(`order.axis.${axis}`)}</dt>
            <dd>{stateWords(text, axis, state)}</dd>
          </div>
        ))}
      </dl>
      {/* What the buyer has to do stands before what there is to read. */}
      {order.bank_transfer && payment}
      <Part title={text('order.lines')}>
        <Card className={styles.part}>
          <LineList lines={order.lines} />
          <Totals amounts={order} coupon={order.coupon} refunded={order.refunded} pickup={pickup} />
        </Card>
      </Part>
      <div className={styles.columns}>
        <Part title={pickup ? text('order.pickup') : text('order.delivery')}>
          <Delivery order={order} />
        </Part>
        {!order.bank_transfer && payment}
      </div>
      {order.withdrawals && (
        <Part title={text('order.withdrawals')}>
          <WithdrawalList withdrawals={order.withdrawals} />
        </Part>
      )}
      <Part title={text('order.timeline')}>
        <OrderTimeline order={order} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
