import type { Quote } from '@fakos/contracts/cart/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useCartText } from '../../translations/cart-text.ts';
import { SummaryList, type SummaryRow } from '../../ui/summary-list.tsx';

interface TotalsProps {
  amounts: Pick<Quote, 'subtotal' | 'discount' | 'shipping' | 'payment_fee' | 'total' | 'vat'>;
  /** Code of the applied coupon. */
  coupon?: string | undefined;
  /** Refunded amount, in euros. */
  refunded?: number | undefined;
  isPickup?: boolean;
}

/** Subtotal, discount, shipping, fee, total, refund and VAT by rate. */
export function Totals({ amounts, coupon, refunded = 0, isPickup = false }: TotalsProps) {
  const text = useCartText();
  const { money, number } = useFormat();
  const { subtotal, discount = 0, shipping, payment_fee, total, vat } = amounts;
  const feeRows: SummaryRow[] =
    payment_fee > 0 ? [{ id: 'fee', label: text('totals.paymentFee'), value: money(payment_fee) }] : [];
  const discountRows: SummaryRow[] =
    discount > 0
      ? [
          {
            id: 'discount',
            label: coupon ? text('totals.discountWithCode', { code: coupon }) : text('totals.discount'),
            value: money(-discount),
            tone: 'discount',
          },
        ]
      : [];
  const refundRows: SummaryRow[] =
    refunded > 0 ? [{ id: 'refunded', label: text('totals.refunded'), value: money(refunded), tone: 'discount' }] : [];
  const rows: SummaryRow[] = [
    { id: 'subtotal', label: text('totals.subtotal'), value: money(subtotal) },
    ...discountRows,
    {
      id: 'shipping',
      label: isPickup ? text('totals.pickup') : text('totals.shipping'),
      value: shipping === 0 ? text('totals.free') : money(shipping),
    },
    ...feeRows,
    { id: 'total', label: text('totals.total'), value: money(total), tone: 'total' },
    ...refundRows,
    ...vat.map(({ rate, amount }) => ({
      id: `vat-${rate}`,
      label: text('totals.vat', { rate: number(rate) }),
      value: money(amount),
      tone: 'muted' as const,
    })),
  ];
  return <SummaryList rows={rows} />;
}
