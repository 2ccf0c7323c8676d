import type { Quote } from '@fakos/shared-kit/api/cart/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { SummaryList, type SummaryRow } from '@fakos/shared-kit/ui/summary-list';
import { useCartText } from '../../words/cart-text.ts';

interface TotalsProps {
  amounts: Pick<Quote, 'subtotal' | 'discount' | 'shipping' | 'payment_fee' | 'total' | 'vat'>;
  /** The code that took something off. */
  coupon?: string | undefined;
  /** What was given back of it so far. */
  refunded?: number | undefined;
  pickup?: boolean;
}

/** What everything costs together: goods, discount, shipping, fee, total and the VAT in it, rate by rate. */
export function Totals({ amounts, coupon, refunded = 0, pickup = false }: TotalsProps) {
  const text = useCartText();
  const { money, number } = useFormat();
  const { subtotal, discount = 0, shipping, payment_fee, total, vat } = amounts;
  const fee: SummaryRow[] =
    payment_fee > 0 ? [{ id: 'fee', label: text('totals.paymentFee'), value: money(payment_fee) }] : [];
  const off: SummaryRow[] =
    discount > 0
      ? [
          {
            id: 'discount',
            label: coupon ? text('totals.discountOf', { code: coupon }) : text('totals.discount'),
            value: money(-discount),
            tone: 'discount',
          },
        ]
      : [];
  const back: SummaryRow[] =
    refunded > 0 ? [{ id: 'refunded', label: text('totals.refunded'), value: money(refunded), tone: 'discount' }] : [];
  const rows: SummaryRow[] = [
    { id: 'subtotal', label: text('totals.subtotal'), value: money(subtotal) },
    ...off,
    {
      id: 'shipping',
      label: pickup ? text('totals.pickup') : text('totals.shipping'),
      value: shipping === 0 ? text('totals.free') : money(shipping),
    },
    ...fee,
    { id: 'total', label: text('totals.total'), value: money(total), tone: 'total' },
    ...back,
    ...vat.map(({ rate, amount }) => ({
      id: `vat-${rate}`,
      label: text('totals.vat', { rate: number(rate) }),
      value: money(amount),
      tone: 'muted' as const,
    })),
  ];
  return <SummaryList rows={rows} />;
}
