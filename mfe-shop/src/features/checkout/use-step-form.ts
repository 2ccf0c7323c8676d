import { type FieldErrors, useForm } from '@fakos/shared-kit/forms';
import { useDispatch, useSelector } from '@fakos/shared-kit/state';
import { useEffect } from 'react';
import { useBuyingText } from '../../buying-text.ts';
import { type CheckoutDraft, type CheckoutField, selectDraft, typed } from './checkout.slice.ts';
import { faultsOf, type Step } from './steps.ts';
import { useFaultWords } from './use-fault-words.ts';

/** A step's form: starts with what was typed before, hands on every change, and checks its own questions only. */
export function useStepForm(step: Step) {
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const words = useFaultWords();
  const form = useForm<CheckoutDraft>({
    defaultValues: draft,
    shouldFocusError: false,
    resolver: (values) => {
      const errors = asErrors(faultsOf(step, values, words));
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });

  const { subscribe } = form;
  useEffect(
    function keepWhatIsTyped() {
      return subscribe({
        formState: { values: true },
        callback: ({ values }) => dispatch(typed({ ...values })),
      });
    },
    [subscribe, dispatch],
  );

  return form;
}

/** A step's form. */
export type StepForm = ReturnType<typeof useStepForm>;

/** Ties a question to its words, its value and its fault. */
export function useField({ register, formState }: StepForm) {
  const text = useBuyingText();
  return (name: CheckoutField) => ({
    ...register(name),
    label: text(`checkout.fields.${name}`),
    error: formState.errors[name]?.message,
  });
}

function asErrors(faults: ReturnType<typeof faultsOf>): FieldErrors<CheckoutDraft> {
  return Object.fromEntries(Object.entries(faults).map(([field, message]) => [field, { type: 'check', message }]));
}
