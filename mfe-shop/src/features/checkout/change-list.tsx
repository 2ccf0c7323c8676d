import type { Quote } from '@fakos/shared-kit/api/cart/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { type CheckoutText, useCheckoutText } from '../../words/checkout-text.ts';
import styles from './checkout.module.css';
import type { Refusal } from './use-place-order.ts';

/** What is different from what the visitor agreed to, line by line and amount by amount. */
export function ChangeList({ refusal }: { refusal: Refusal }) {
  const text = useCheckoutText();
  const { money } = useFormat();
  const now = quoteIn(refusal.failure.answer);
  if (!now) return null;
  const { warning } = now.coupon ?? {};
  return (
    <ul aria-label={text('checkout.changes')} className={styles.faults}>
      {now.warnings.map(({ code, product_id, message }) => (
        <li key={`${code} ${product_id}`}>{message}</li>
      ))}
      {warning && <li>{warning.message}</li>}
      {changedAmounts(refusal.agreed, now, text).map(({ label, before, after }) => (
        <li key={label}>{text('checkout.change_row', { label, before: money(before), after: money(after) })}</li>
      ))}
    </ul>
  );
}

function changedAmounts(agreed: Quote | undefined, now: Quote, text: CheckoutText) {
  if (!agreed) return [];
  const rows = [
    { label: text('totals.discount'), before: agreed.discount ?? 0, after: now.discount ?? 0 },
    { label: text('totals.shipping'), before: agreed.shipping, after: now.shipping },
    { label: text('totals.paymentFee'), before: agreed.payment_fee, after: now.payment_fee },
    { label: text('totals.total'), before: agreed.total, after: now.total },
  ];
  return rows.filter(({ before, after }) => before !== after);
}

/** The new quote that a refusal carries. */
function quoteIn(answer: unknown): Quote | undefined {
  return typeof answer === 'object' && answer !== null && 'quote' in answer ? (answer.quote as Quote) : undefined;
}
