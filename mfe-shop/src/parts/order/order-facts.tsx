import type { Order } from '@fakos/contracts/orders/contract';
import { Card } from '@fakos/shared-kit/ui/card';
import { type ReactNode, useId } from 'react';
import { useOrderText } from '../../translations/order-text.ts';
import { LineList } from '../totals/line-list.tsx';
import { Totals } from '../totals/totals.tsx';
import styles from './order.module.css';
import { CancellationNotice, Delivery, InvoiceDetails, Payment } from './order-details.tsx';
import { formatOrderState, listOrderStates } from './order-states.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';

/** All details of an order: states, lines, totals, delivery, payment, withdrawals and history. */
export function OrderFacts({ order }: { order: Order }) {
  const text = useOrderText();
  const isPickup = order.shipping_method === 'pickup';
  const payment = (
    <FactsSection title={text('order.payment')}>
      <Payment order={order} />
    </FactsSection>
  );
  return (
    <>
      {order.status === 'cancelled' && <CancellationNotice order={order} />}
      <dl className={styles.states}>
        {listOrderStates(order).map(({ axis, state }) => (
          <div key={axis} className={styles.state}>
            <dt>{text(`order.axis.${axis}`)}</dt>
            <dd>{formatOrderState(text, axis, state)}</dd>
          </div>
        ))}
      </dl>
      {/* An open payment comes first, because the customer has to act. */}
      {order.bank_transfer && payment}
      <FactsSection title={text('order.lines')}>
        <Card className={styles.part}>
          <LineList lines={order.lines} />
          <Totals amounts={order} coupon={order.coupon} refunded={order.refunded} isPickup={isPickup} />
        </Card>
      </FactsSection>
      <div className={styles.columns}>
        <FactsSection title={isPickup ? text('order.pickup') : text('order.delivery')}>
          <Delivery order={order} />
        </FactsSection>
        {!order.bank_transfer && payment}
        {order.invoice && (
          <FactsSection title={text('order.invoice')}>
            <InvoiceDetails invoice={order.invoice} />
          </FactsSection>
        )}
      </div>
      {order.withdrawals && (
        <FactsSection title={text('order.withdrawals')}>
          <WithdrawalList withdrawals={order.withdrawals} />
        </FactsSection>
      )}
      <FactsSection title={text('order.timeline')}>
        <OrderTimeline order={order} />
      </FactsSection>
    </>
  );
}

function FactsSection({ title, children }: { title: string; children: ReactNode }) {
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
