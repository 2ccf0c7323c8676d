import { Notice } from '@fakos/shared-kit/ui/notice';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './account.module.css';
import { useAccountText } from './text.ts';
import type { AccountForm, Answers } from './use-account-form.ts';

/** What is wrong with a form, in one place; takes the focus after a failed try and leads to each question. */
export function ErrorSummary<A extends Answers>({
  form,
  labels,
}: {
  form: AccountForm<A>;
  labels: Readonly<Record<keyof A, ReactNode>>;
}) {
  const text = useAccountText();
  const summary = useRef<HTMLDivElement>(null);
  const { errors, submitCount } = form.formState;
  const faults = Object.entries(errors) as [string, { message?: string }][];
  const shown = submitCount > 0 && faults.length > 0;

  useEffect(
    // Each failed try takes the focus, later changes do not.
    function takeFocus() {
      if (shown) summary.current?.focus();
    },
    [submitCount],
  );

  if (!shown) return null;
  return (
    <section ref={summary} tabIndex={-1} aria-label={text('faults')} className={styles.summary}>
      <Notice tone="danger" announce="none" title={text('faults')}>
        <ul className={styles.faults}>
          {faults.map(([field, { message }]) => (
            <li key={field}>
              <button type="button" className={styles.fault} onClick={() => form.setFocus(field as never)}>
                {labels[field as keyof A]}: {message}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}
