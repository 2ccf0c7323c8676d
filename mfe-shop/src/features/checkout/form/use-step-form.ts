import { type FieldErrors, type Resolver, useForm } from '@fakos/shared-kit/forms/use-form';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { useEffect } from 'react';
import { useCheckoutText } from '../../../translations/checkout-text.ts';
import type { Step } from '../steps/steps.ts';
import { type CheckoutDraft, type CheckoutField, storedDraft } from './draft.ts';
import type { FormatIssue, OfferedMethods, StepErrors } from './step-validation.ts';
import { useIssueMessage } from './use-issue-message.ts';
import { loadValidation } from './use-step-validation.ts';

/** A step's form: starts with the stored draft, stores every change and validates its own fields only. `offered` is for the payment step. */
export function useStepForm(step: Step, offered?: OfferedMethods) {
  const formatIssue = useIssueMessage();
  const user = useKitSelector(selectUser);
  const form = useForm<CheckoutDraft>({
    defaultValues: storedDraft.read(),
    shouldFocusError: false,
    resolver: createResolver(step, offered, formatIssue),
  });

  const { subscribe } = form;
  const owner = user?.id ?? null;
  useEffect(
    function saveDraft() {
      return subscribe({
        formState: { values: true },
        callback: ({ values }) => storedDraft.write({ ...values, owner: owner ?? storedDraft.read().owner }),
      });
    },
    [subscribe, owner],
  );

  return form;
}

/** A step's form. */
export type StepForm = ReturnType<typeof useStepForm>;

/** Props of a field: registration, label and error message. */
export function useField({ register, formState }: StepForm) {
  const text = useCheckoutText();
  return (name: CheckoutField) => ({
    ...register(name),
    label: text(`checkout.fields.${name}`),
    error: formState.errors[name]?.message,
  });
}

function createResolver(step: Step, offered: OfferedMethods, formatIssue: FormatIssue): Resolver<CheckoutDraft> {
  return async (values) => {
    const stepErrors = await loadValidation().then(
      ({ validateStep }) => validateStep(step, values, offered, formatIssue),
      () => undefined,
    );
    // Without validation the step cannot be submitted; the page shows that the code did not load.
    const errors = stepErrors ? toFieldErrors(stepErrors) : { root: { type: 'unchecked' } };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

function toFieldErrors(stepErrors: StepErrors): FieldErrors<CheckoutDraft> {
  return Object.fromEntries(Object.entries(stepErrors).map(([field, message]) => [field, { type: 'check', message }]));
}
