import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useText } from '../../../text.ts';
import styles from './print.module.css';
import { Block, LineName, Recipient, Sheet } from './sheet-parts.tsx';

/** Packing slip: recipient, pieces without prices, and the amount that the courier collects. */
export function PackingSlip({ order }: { order: AdminOrder }) {
  const text = useText();
  const format = useFormat();
  const isPaidOnDelivery = order.payment_method === 'cash_on_delivery' && !order.paid;
  return (
    <Sheet order={order} title={text('orders.print.kind.slip')}>
      <div className={styles.blocks}>
        <Recipient order={order} />
        <Block
          title={text('orders.shipment')}
          lines={[
            order.shipment?.carrier,
            order.shipment?.tracking_number,
            isPaidOnDelivery ? text('orders.print.collect', { amount: format.money(order.total) }) : undefined,
          ]}
        />
        <Block title={text('orders.note')} lines={[order.note]} />
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{text('orders.product')}</th>
            <th>{text('orders.quantity')}</th>
            <th>{text('orders.print.packed')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.position ?? line.product_id}>
              <td>
                <LineName line={line} />
              </td>
              <td>{format.number(line.quantity)}</td>
              <td>
                <span className={styles.box} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
