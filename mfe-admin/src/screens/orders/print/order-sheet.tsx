import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useStatusText } from '../../../framework/order-status.tsx';
import { useText } from '../../../text.ts';
import styles from './print.module.css';
import { Amounts, Block, LineName, Recipient, Sheet, VatTable } from './sheet-parts.tsx';

/** The whole order for the shop's file: customer, lines with prices, totals by VAT rate, statuses and notes. */
export function OrderSheet({ order }: { order: AdminOrder }) {
  const text = useText();
  const statusText = useStatusText();
  return (
    <Sheet order={order} title={text('orders.print.kind.sheet')}>
      <div className={styles.blocks}>
        <Recipient order={order} />
        <Block title={text('orders.contact')} lines={[order.contact.email, order.contact.phone]} />
        <Block
          title={text('orders.state')}
          lines={[
            statusText('order', order.status),
            statusText('payment', order.payment_status),
            statusText('fulfilment', order.fulfilment_status),
            text(`orders.paymentMethod.${order.payment_method}`),
          ]}
        />
        <Block title={text('orders.note')} lines={[order.note]} />
        <Block title={text('orders.notes.title')} lines={(order.notes ?? []).map((note) => note.text)} />
      </div>
      <PricedLines order={order} />
      <Amounts order={order} />
      <VatTable order={order} />
    </Sheet>
  );
}

/** The lines with their prices. */
export function PricedLines({ order }: { order: AdminOrder }) {
  const text = useText();
  const format = useFormat();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{text('orders.product')}</th>
          <th>{text('orders.unitPrice')}</th>
          <th>{text('orders.quantity')}</th>
          <th>{text('orders.vatTotals.rate')}</th>
          <th>{text('orders.lineTotal')}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.position ?? line.product_id}>
            <td>
              <LineName line={line} />
            </td>
            <td>{format.money(line.unit_price)}</td>
            <td>{format.number(line.quantity)}</td>
            <td>{text('orders.vatTotals.percent', { rate: format.number(line.vat_rate) })}</td>
            <td>{format.money(line.line_total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
