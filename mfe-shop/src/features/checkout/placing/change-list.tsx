import type { Quote } from '@fakos/contracts/cart/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { type CheckoutText, useCheckoutText } from '../../../translations/checkout-text.ts';
import styles from '../checkout.module.css';
import type { Refusal } from './use-place-order.ts';

/** Lists what changed since the quote that the customer agreed to. */
export function ChangeList({ refusal }: { refusal: Refusal }) {
  const text = useCheckoutText();
  const { money } = useFormat();
  const newQuote = getNewQuote(refusal.failure.response);
  if (!newQuote) return null;
  const { warning } = newQuote.coupon ?? {};
  return (
    <ul aria-label={text('checkout.changes')} className={styles.errors}>
      {newQuote.warnings.map(({ code, product_id, message }) => (
        <li key={`${code} ${product_id}`}>{message}</li>
      ))}
      {warning && <li>{warning.message}</li>}
      {listChangedAmounts(refusal.agreedQuote, newQuote, text).map(({ label, before, after }) => (
        <li key={label}>{text('checkout.change_row', { label, before: money(before), after: money(after) })}</li>
      ))}
    </ul>
  );
}

function listChangedAmounts(agreedQuote: Quote | undefined, newQuote: Quote, text: CheckoutText) {
  if (!agreedQuote) return [];
  const rows = [
    { label: text('totals.discount'), before: agreedQuote.discount ?? 0, after: newQuote.discount ?? 0 },
    { label: text('totals.shipping'), before: agreedQuote.shipping, after: newQuote.shipping },
    { label: text('totals.paymentFee'), before: agreedQuote.payment_fee, after: newQuote.payment_fee },
    { label: text('totals.total'), before: agreedQuote.total, after: newQuote.total },
  ];
  return rows.filter(({ before, after }) => before !== after);
}

/** The new quote in the error response. */
function getNewQuote(response: unknown): Quote | undefined {
  return (response as { readonly quote?: Quote } | null | undefined)?.quote;
}
