import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { toEuros } from '@fakos/contracts/money';
import { readVat } from '../../../database/json-columns.ts';
import type { WholeOrder } from '../orders/order-response.ts';
import { STANDARD_VAT_RATE } from '../quote/amounts.ts';

/** The totals of an order by VAT rate. VAT is the amount stored with the order, so that documents never differ from it. */
export function getVatTotals({ row, lines }: Pick<WholeOrder, 'row' | 'lines'>): AdminOrder['vat_totals'] {
  const grossByRate = new Map<number, number>();
  const add = (rate: number, cents: number) => grossByRate.set(rate, (grossByRate.get(rate) ?? 0) + cents);
  for (const line of lines) add(line.vat_rate, line.line_total_cents - line.discount_cents);
  add(STANDARD_VAT_RATE, row.shipping_cents + row.payment_fee_cents);
  return readVat(row.vat).map(({ rate, cents }) => {
    const gross = grossByRate.get(rate) ?? 0;
    return { rate, net: toEuros(gross - cents), vat: toEuros(cents), gross: toEuros(gross) };
  });
}
