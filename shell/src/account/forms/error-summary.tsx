import { createLazyParts } from '@fakos/shared-kit/lazy';
import type { ComponentType, ReactNode } from 'react';
import { useAccountText } from '../account-text.ts';
import { type AccountForm, type FormValues, loadSummary } from './use-account-form.ts';

/** Props of the kit's error summary, with an untyped form. */
interface SummaryProps {
  form: unknown;
  title: string;
  getLabel: (question: string) => ReactNode;
}

const Summary = createLazyParts(loadSummary).part(({ ErrorSummary: Loaded }) => Loaded as ComponentType<SummaryProps>);

interface ErrorSummaryProps<A extends FormValues> {
  form: AccountForm<A>;
  labels: Readonly<Record<keyof A, ReactNode>>;
}

/** Error summary of an account form; its code loads with the validation. */
export function ErrorSummary<A extends FormValues>({ form, labels }: ErrorSummaryProps<A>) {
  const text = useAccountText();
  if (form.formState.submitCount === 0) return null;
  return <Summary form={form} title={text('errorSummary')} getLabel={(question) => labels[question]} />;
}
