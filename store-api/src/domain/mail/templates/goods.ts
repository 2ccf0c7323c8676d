import type { Order } from '@fakos/contracts/orders/contract';
import { toCents, toEuros } from '../../money/cents.ts';
import { formatEuros } from '../../money/format-euros.ts';
import type { AmountRow, Block } from '../layout/blocks.ts';
import type { View } from './template.ts';

/** What an e-mail tells of an order. */
export type ToldOrder = Pick<
  Order,
  'number' | 'created_at' | 'contact' | 'address' | 'shipping_method' | 'payment_method'
> &
  Pick<Order, 'lines' | 'subtotal' | 'shipping' | 'payment_fee' | 'total' | 'vat' | 'shipment' | 'withdrawals'>;

/** What was bought, with every amount that leads to the total, and the VAT that it holds. */
export function writeGoods(order: ToldOrder, { words, language }: View): Block {
  const euros = (amount: number) => formatEuros(amount, language);
  const rows = order.lines.map((line) => ({
    label: line.name,
    detail: [`${line.quantity} × ${euros(line.unit_price)}`, ...(line.options ?? []).map(({ name }) => name)].join(
      ' · ',
    ),
    amount: euros(line.line_total),
  }));
  const { subtotal, shipping, payment_fee: fee, total } = order;
  const discount = toEuros(toCents(subtotal) + toCents(shipping) + toCents(fee) - toCents(total));
  const totals: AmountRow[] = [
    { label: words.subtotal, amount: euros(subtotal) },
    ...(discount > 0 ? [{ label: words.discount, amount: euros(-discount) }] : []),
    { label: words.shippingCost, amount: euros(shipping) },
    ...(fee > 0 ? [{ label: words.paymentFee, amount: euros(fee) }] : []),
    { label: words.total, amount: euros(total), isMain: true },
    ...order.vat.map(({ rate, amount }) => ({
      label: words.vatIncluded.replace('{{rate}}', String(rate)),
      amount: euros(amount),
    })),
  ];
  return { kind: 'goods', title: words.goods, columns: [words.product, words.amount], rows, totals };
}
