import type { Quote } from '@fakos/shared-kit/api/cart/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { SummaryList, type SummaryRow } from '@fakos/shared-kit/ui/summary-list';
import { useBuyingText } from '../../buying-text.ts';

interface TotalsProps {
  amounts: Pick<Quote, 'subtotal' | 'shipping' | 'payment_fee' | 'total' | 'vat'>;
  pickup?: boolean;
}

/** What everything costs together: goods, shipping, fee, total and the VAT in it. */
export function Totals({ amounts, pickup = false }: TotalsProps) {
  const text = useBuyingText();
  const { money, number } = useFormat();
  const { subtotal, shipping, payment_fee, total, vat } = amounts;
  const fee: SummaryRow[] =
    payment_fee > 0 ? [{ id: 'fee', label: text('totals.paymentFee'), value: money(payment_fee) }] : [];
  const rows: SummaryRow[] = [
    { id: 'subtotal', label: text('totals.subtotal'), value: money(subtotal) },
    {
      id: 'shipping',
      label: pickup ? text('totals.pickup') : text('totals.shipping'),
      value: shipping === 0 ? text('totals.free') : money(shipping),
    },
    ...fee,
    { id: 'total', label: text('totals.total'), value: money(total), tone: 'total' },
    ...vat.map(({ rate, amount }) => ({
      id: `vat-${rate}`,
      label: text('totals.vat', { rate: number(rate) }),
      value: money(amount),
      tone: 'muted' as const,
    })),
  ];
  return <SummaryList rows={rows} />;
}
