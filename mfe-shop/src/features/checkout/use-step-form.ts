import { type FieldErrors, type Resolver, useForm } from '@fakos/shared-kit/forms/use-form';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { useEffect } from 'react';
import { useCheckoutText } from '../../words/checkout-text.ts';
import type { Faults, FaultWords } from './checks.ts';
import { type CheckoutDraft, type CheckoutField, keptDraft } from './draft.ts';
import type { Step } from './steps.ts';
import { loadChecks } from './use-checks.ts';
import { useFaultWords } from './use-fault-words.ts';

/** A step's form: starts with what was typed before, hands on every change, and checks its own questions only. */
export function useStepForm(step: Step) {
  const words = useFaultWords();
  const user = useKitSelector(selectUser);
  const form = useForm<CheckoutDraft>({
    defaultValues: keptDraft.read(),
    shouldFocusError: false,
    resolver: resolverOf(step, words),
  });

  const { subscribe } = form;
  const owner = user?.id ?? null;
  useEffect(
    function keepWhatIsTyped() {
      return subscribe({
        formState: { values: true },
        callback: ({ values }) => keptDraft.write({ ...values, owner: owner ?? keptDraft.read().owner }),
      });
    },
    [subscribe, owner],
  );

  return form;
}

/** A step's form. */
export type StepForm = ReturnType<typeof useStepForm>;

/** Ties a question to its words, its value and its fault. */
export function useField({ register, formState }: StepForm) {
  const text = useCheckoutText();
  return (name: CheckoutField) => ({
    ...register(name),
    label: text(`checkout.fields.${name}`),
    error: formState.errors[name]?.message,
  });
}

function resolverOf(step: Step, words: FaultWords): Resolver<CheckoutDraft> {
  return async (values) => {
    const faults = await loadChecks().then(
      ({ faultsOf }) => faultsOf(step, values, words),
      () => undefined,
    );
    // Nothing unchecked goes on; the page says that the checks did not load.
    const errors = faults ? asErrors(faults) : { root: { type: 'unchecked' } };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

function asErrors(faults: Faults): FieldErrors<CheckoutDraft> {
  return Object.fromEntries(Object.entries(faults).map(([field, message]) => [field, { type: 'check', message }]));
}
