import type { Quote } from '@fakos/contracts/cart/contract';
import { Link } from '@fakos/shared-kit/router';
import type { ReactNode } from 'react';
import { useCheckoutText } from '../../../translations/checkout-text.ts';
import styles from '../checkout.module.css';
import type { CheckoutDraft } from '../form/draft.ts';
import { getPaymentMethod } from '../placing/order-request.ts';
import { AccountLines } from './account-lines.tsx';
import { getStepAddress, type Step } from './steps.ts';

/** Summary of the previous steps, each with a link to change it. */
export function OrderRecap({ draft, quote }: { draft: CheckoutDraft; quote: Quote | undefined }) {
  const text = useCheckoutText();
  const isPickup = draft.shipping_method === 'pickup';
  return (
    <div className={styles.recap}>
      <RecapSection step="contact">
        {draft.full_name}
        <br />
        {draft.email}
        <br />
        {draft.phone}
      </RecapSection>
      <RecapSection step="shipping">
        {text(`shipping.${draft.shipping_method}`)}
        {!isPickup && (
          <>
            <br />
            {draft.street} {draft.street_number}, {draft.postcode} {draft.city}
          </>
        )}
        {draft.note && <span className={styles.note}>{draft.note}</span>}
      </RecapSection>
      <RecapSection step="payment">
        {text(`payment.${getPaymentMethod(draft)}`)}
        <br />
        <AccountLines quote={quote} />
        {draft.document === 'receipt' ? text('checkout.receipt') : text('checkout.invoice')}
        {draft.document === 'invoice' && `: ${draft.company_name}, ${draft.vat_number}, ${draft.tax_office}`}
      </RecapSection>
    </div>
  );
}

function RecapSection({ step, children }: { step: Exclude<Step, 'review'>; children: ReactNode }) {
  const text = useCheckoutText();
  const title = text(`checkout.titles.${step}`);
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      <Link to={getStepAddress(step)} aria-label={text('checkout.changeStep', { what: title })}>
        {text('checkout.change')}
      </Link>
      <p className={styles.partText}>{children}</p>
    </section>
  );
}
