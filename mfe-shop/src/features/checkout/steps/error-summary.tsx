import { createLazyParts } from '@fakos/shared-kit/lazy';
import { useCheckoutText } from '../../../translations/checkout-text.ts';
import type { CheckoutDraft } from '../form/draft.ts';
import type { StepForm } from '../form/use-step-form.ts';

const Summary = createLazyParts(() => import('@fakos/shared-kit/forms/error-summary')).part(
  ({ ErrorSummary: Loaded }) => Loaded<CheckoutDraft>,
);

/** The error summary of a step, loaded after the first failed submit. */
export function ErrorSummary({ form }: { form: StepForm }) {
  const text = useCheckoutText();
  if (form.formState.submitCount === 0) return null;
  return <Summary form={form} title={text('checkout.errors')} getLabel={(field) => text(`checkout.fields.${field}`)} />;
}
