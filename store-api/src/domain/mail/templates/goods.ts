import { toCents, toEuros } from '@fakos/contracts/money';
import type { Order } from '@fakos/contracts/orders/contract';
import { formatEuros } from '../../money/format-euros.ts';
import type { AmountRow, Block } from '../layout/blocks.ts';
import type { View } from './template.ts';

/** The data of an order in an e-mail. */
export type EmailOrder = Pick<
  Order,
  'number' | 'created_at' | 'contact' | 'address' | 'shipping_method' | 'payment_method'
> &
  Pick<Order, 'lines' | 'subtotal' | 'shipping' | 'payment_fee' | 'total' | 'vat' | 'shipment' | 'withdrawals'>;

/** The purchased goods with every amount of the total, and the VAT that it contains. */
export function writeGoods(order: EmailOrder, { labels, language }: View): Block {
  const euros = (amount: number) => formatEuros(amount, language);
  const rows = order.lines.map((line) => ({
    label: line.name,
    detail: [
      `${line.quantity} × ${euros(line.unit_price)}`,
      ...(line.options ?? []).map(({ name }) => name),
      ...(line.configuration_texts ?? []).map(({ label, value }) => `${label}: ${value}`),
    ].join(' · '),
    amount: euros(line.line_total),
  }));
  const { subtotal, shipping, payment_fee: fee, total } = order;
  const discount = toEuros(toCents(subtotal) + toCents(shipping) + toCents(fee) - toCents(total));
  const totals: AmountRow[] = [
    { label: labels.subtotal, amount: euros(subtotal) },
    ...(discount > 0 ? [{ label: labels.discount, amount: euros(-discount) }] : []),
    { label: labels.shippingCost, amount: euros(shipping) },
    ...(fee > 0 ? [{ label: labels.paymentFee, amount: euros(fee) }] : []),
    { label: labels.total, amount: euros(total), isMain: true },
    ...order.vat.map(({ rate, amount }) => ({
      label: labels.vatIncluded.replace('{{rate}}', String(rate)),
      amount: euros(amount),
    })),
  ];
  return { kind: 'goods', title: labels.goods, columns: [labels.product, labels.amount], rows, totals };
}
