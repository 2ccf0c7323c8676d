import { Notice } from '@fakos/shared-kit/ui/notice';
import { useEffect, useRef } from 'react';
import { useCheckoutText } from '../../words/checkout-text.ts';
import styles from './checkout.module.css';
import type { CheckoutField } from './draft.ts';
import type { StepForm } from './use-step-form.ts';

/** What is wrong with a step, in one place; takes the focus after a failed try and leads to each question. */
export function ErrorSummary({ form }: { form: StepForm }) {
  const text = useCheckoutText();
  const summary = useRef<HTMLDivElement>(null);
  const { errors, submitCount } = form.formState;
  const entries = Object.entries(errors) as [CheckoutField | 'root', { message?: string }][];
  const faults = entries.filter((entry): entry is [CheckoutField, { message?: string }] => entry[0] !== 'root');
  const shown = submitCount > 0 && faults.length > 0;

  // Each failed try takes the focus, later changes do not
  useEffect(
    function takeFocus() {
      if (shown) summary.current?.focus();
    },
    [submitCount],
  );

  if (!shown) return null;
  return (
    <section ref={summary} tabIndex={-1} aria-label={text('checkout.faults')} className={styles.summary}>
      <Notice tone="danger" announce="none" title={text('checkout.faults')}>
        <ul className={styles.faults}>
          {faults.map(([field, { message }]) => (
            <li key={field}>
              <button type="button" className={styles.fault} onClick={() => form.setFocus(field)}>
                {text(`checkout.fields.${field}`)}: {message}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}
