import { lateParts } from '@fakos/shared-kit/remote/late-parts';
import { useCheckoutText } from '../../words/checkout-text.ts';
import type { CheckoutDraft } from './draft.ts';
import type { StepForm } from './use-step-form.ts';

const Summary = lateParts(() => import('@fakos/shared-kit/forms/error-summary')).part(
  ({ ErrorSummary: Loaded }) => Loaded<CheckoutDraft>,
);

/** What is wrong with a step; its code comes with the checks. */
export function ErrorSummary({ form }: { form: StepForm }) {
  const text = useCheckoutText();
  if (form.formState.submitCount === 0) return null;
  return (
    <Summary form={form} title={text('checkout.faults')} labelOf={(question) => text(`checkout.fields.${question}`)} />
  );
}
