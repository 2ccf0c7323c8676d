import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Table } from '@mantine/core';
import { useText } from '../../../text.ts';
import styles from '../orders.module.css';

/** The totals that the server calculated, and their parts by VAT rate. */
export function OrderTotals({ order }: { order: AdminOrder }) {
  const text = useText();
  const format = useFormat();
  const { discount = 0 } = order;
  return (
    <>
      <dl className={styles.totals}>
        <dt>{text('orders.subtotal')}</dt>
        <dd>{format.money(order.subtotal)}</dd>
        {discount > 0 && (
          <>
            <dt>{order.coupon ? text('orders.couponDiscount', { code: order.coupon }) : text('orders.discount')}</dt>
            <dd>{format.money(-discount)}</dd>
          </>
        )}
        <dt>{text('orders.shipping')}</dt>
        <dd>{format.money(order.shipping)}</dd>
        {order.payment_fee > 0 && (
          <>
            <dt>{text('orders.paymentFee')}</dt>
            <dd>{format.money(order.payment_fee)}</dd>
          </>
        )}
        <dt className={styles.grandTotal}>{text('orders.total')}</dt>
        <dd className={styles.grandTotal}>{format.money(order.total)}</dd>
      </dl>
      <Table className={styles.vat} aria-label={text('orders.vatTotals.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{text('orders.vatTotals.rate')}</Table.Th>
            <Table.Th scope="col">{text('orders.vatTotals.net')}</Table.Th>
            <Table.Th scope="col">{text('orders.vatTotals.vat')}</Table.Th>
            <Table.Th scope="col">{text('orders.vatTotals.gross')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {order.vat_totals.map(({ rate, net, vat, gross }) => (
            <Table.Tr key={rate}>
              <Table.Td>{text('orders.vatTotals.percent', { rate: format.number(rate) })}</Table.Td>
              <Table.Td>{format.money(net)}</Table.Td>
              <Table.Td>{format.money(vat)}</Table.Td>
              <Table.Td>{format.money(gross)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}
