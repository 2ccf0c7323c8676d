import { Link } from '@fakos/shared-kit/router';
import type { ReactNode } from 'react';
import { useCheckoutText } from '../../words/checkout-text.ts';
import styles from './checkout.module.css';
import type { CheckoutDraft } from './draft.ts';
import { payingBy } from './order-of.ts';
import { addressOf, type Step } from './steps.ts';

/** What was answered so far, each with the way to change it. */
export function Recap({ draft }: { draft: CheckoutDraft }) {
  const text = useCheckoutText();
  const pickup = draft.shipping_method === 'pickup';
  return (
    <div className={styles.recap}>
      <Part step="contact">
        {draft.full_name}
        <br />
        {draft.email}
        <br />
        {draft.phone}
      </Part>
      <Part step="shipping">
        {text(`shipping.${draft.shipping_method}`)}
        {!pickup && (
          <>
            <br />
            {draft.street} {draft.street_number}, {draft.postcode} {draft.city}
          </>
        )}
        {draft.note && <span className={styles.note}>{draft.note}</span>}
      </Part>
      <Part step="payment">
        {text(`payment.${payingBy(draft)}`)}
        <br />
        {draft.document === 'receipt' ? text('checkout.receipt') : text('checkout.invoice')}
        {draft.document === 'invoice' && `: ${draft.company_name}, ${draft.vat_number}, ${draft.tax_office}`}
      </Part>
    </div>
  );
}

function Part({ step, children }: { step: Exclude<Step, 'review'>; children: ReactNode }) {
  const text = useCheckoutText();
  const title = text(`checkout.titles.${step}`);
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      <Link to={addressOf(step)} aria-label={text('checkout.changeOf', { what: title })}>
        {text('checkout.change')}
      </Link>
      <p className={styles.partText}>{children}</p>
    </section>
  );
}
