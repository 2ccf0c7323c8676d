import { List } from '@fakos/shared-kit/ui/list';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import styles from './error-summary.module.css';

/** Props of `ErrorSummary`. */
export interface ErrorSummaryProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Title of the summary. */
  title: string;
  /** Label of a field. */
  getLabel: (name: Path<Values>) => ReactNode;
}

/** Summary of a form's errors; takes the focus after a failed submit and links to each field. */
export function ErrorSummary<Values extends FieldValues>({ form, title, getLabel }: ErrorSummaryProps<Values>) {
  const summary = useRef<HTMLElement>(null);
  const { errors, submitCount } = form.formState;
  const all = Object.entries(errors) as [Path<Values> | 'root', { message?: string }][];
  // The `root` error belongs to no field; the form shows it elsewhere.
  const fieldErrors = all.filter(
    (fieldError): fieldError is [Path<Values>, { message?: string }] => fieldError[0] !== 'root',
  );
  const shown = submitCount > 0 && fieldErrors.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a failed submit takes the focus, later changes do not
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
        <List className={styles.list}>
          {fieldErrors.map(([name, { message }]) => (
            <li key={name}>
              <button type="button" className={styles.link} onClick={() => form.setFocus(name)}>
                {getLabel(name)}: {message}
              </button>
            </li>
          ))}
        </List>
      </Notice>
    </section>
  );
}
