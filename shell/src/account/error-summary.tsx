import { lateParts } from '@fakos/shared-kit/remote/late-parts';
import type { ComponentType, ReactNode } from 'react';
import { useAccountText } from './text.ts';
import { type AccountForm, type Answers, loadSummary } from './use-account-form.ts';

/** Props of the kit's summary for any form. */
interface SummaryProps {
  form: unknown;
  title: string;
  labelOf: (question: string) => ReactNode;
}

const Summary = lateParts(loadSummary).part(({ ErrorSummary: Loaded }) => Loaded as ComponentType<SummaryProps>);

interface ErrorSummaryProps<A extends Answers> {
  form: AccountForm<A>;
  labels: Readonly<Record<keyof A, ReactNode>>;
}

/** What is wrong with a form of an account; its code comes with the checks. */
export function ErrorSummary<A extends Answers>({ form, labels }: ErrorSummaryProps<A>) {
  const text = useAccountText();
  if (form.formState.submitCount === 0) return null;
  return <Summary form={form} title={text('faults')} labelOf={(question) => labels[question]} />;
}
