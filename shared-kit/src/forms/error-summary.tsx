import { Notice } from '@fakos/shared-kit/ui/notice';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import styles from './error-summary.module.css';

/** Props of `ErrorSummary`. */
export interface ErrorSummaryProps<Answers extends FieldValues> {
  form: UseFormReturn<Answers>;
  /** Asks to mend what follows. */
  title: string;
  /** What a question is called. */
  labelOf: (question: Path<Answers>) => ReactNode;
}

/** What is wrong with a form, in one place; takes the focus after a failed try and leads to each question. */
export function ErrorSummary<Answers extends FieldValues>({ form, title, labelOf }: ErrorSummaryProps<Answers>) {
  const summary = useRef<HTMLElement>(null);
  const { errors, submitCount } = form.formState;
  const all = Object.entries(errors) as [Path<Answers> | 'root', { message?: string }][];
  // `root` is about no question: who sends the form says it.
  const faults = all.filter((fault): fault is [Path<Answers>, { message?: string }] => fault[0] !== 'root');
  const shown = submitCount > 0 && faults.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed try takes the focus, later changes do not
  useEffect(
    function takeFocus() {
      if (shown) summary.current?.focus();
    },
    [submitCount],
  );

  if (!shown) return null;
  return (
    <section ref={summary} tabIndex={-1} aria-label={title} className={styles.summary}>
      <Notice tone="danger" announce="none" title={title}>
        <ul className={styles.faults}>
          {faults.map(([question, { message }]) => (
            <li key={question}>
              <button type="button" className={styles.fault} onClick={() => form.setFocus(question)}>
                {labelOf(question)}: {message}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}
