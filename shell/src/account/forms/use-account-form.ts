import type { ApiFailure } from '@fakos/shared-kit/api';
import { type FieldErrors, type UseFormReturn, useForm } from '@fakos/shared-kit/forms/use-form';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import type { FieldProblem, FormName } from './validate-form.ts';

/** Values of a form by field. */
export type FormValues = Record<string, string | boolean>;

const loadValidation = () => import(/* webpackChunkName: "account-validation" */ './validate-form.ts');

/** Loads the error summary. */
export const loadSummary = () => import('@fakos/shared-kit/forms/error-summary');

/** Preloads validation and error summary on the first input, so that submitting does not wait for them. */
export const preloadValidation = () => void Promise.all([loadValidation(), loadSummary()]).catch(() => undefined);

interface Options<A extends FormValues> {
  readonly initialValues: A;
  /** Whether the first invalid field gets the focus; otherwise the error summary does. */
  readonly focusFirstError?: boolean;
  /** Additional error messages that the schema cannot express, by field. */
  readonly validate?: (values: A) => Partial<Record<keyof A, string>>;
}

/** An account form, validated with the server's schema before it is sent. */
export function useAccountForm<A extends FormValues>(
  name: FormName,
  { initialValues, focusFirstError = false, validate }: Options<A>,
) {
  const getMessage = useProblemMessage();
  return useForm<A>({
    // The caller's type applies; the library's would list every path of the values.
    defaultValues: initialValues as never,
    shouldFocusError: focusFirstError,
    resolver: async (values) => {
      preloadValidation();
      const validation = await loadValidation().catch(() => undefined);
      const messages: Record<string, string> = {};
      for (const problem of validation?.listFieldProblems(name, values) ?? [])
        messages[problem.field] ??= getMessage(problem, values);
      for (const [field, message] of Object.entries(validate?.(values) ?? {})) if (message) messages[field] ??= message;
      const errors = Object.fromEntries(
        Object.entries(messages).map(([field, message]) => [field, { type: 'check', message }]),
      ) as FieldErrors<A>;
      return Object.keys(messages).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
}

/** A form of {@link useAccountForm}. */
export type AccountForm<A extends FormValues> = UseFormReturn<A>;

/** Shows the server's field errors beside the fields; returns false when there is none for a field of this form. */
export function showFieldErrors<A extends FormValues>(form: AccountForm<A>, failure: ApiFailure | undefined): boolean {
  const fieldErrors = Object.entries(failure?.fields ?? {}).filter(([field]) => field in form.getValues());
  for (const [field, message] of fieldErrors) form.setError(field as never, { type: 'server', message });
  return fieldErrors.length > 0;
}

const messageKeys = {
  email: 'fields.email',
  phone: 'fields.phone',
  postcode: 'fields.postcode',
  terms: 'fields.terms',
} as const;

function useProblemMessage() {
  const text = useKitText();
  return ({ field, code, limit }: FieldProblem, values: FormValues): string => {
    if (Object.hasOwn(messageKeys, field)) return text(messageKeys[field as keyof typeof messageKeys]);
    if (String(values[field] ?? '').trim() === '') return text('fields.required');
    if (code === 'too_small') return text('fields.tooShort', { count: limit ?? 0 });
    return code === 'too_big' ? text('fields.tooLong', { count: limit ?? 0 }) : text('fields.invalid');
  };
}
