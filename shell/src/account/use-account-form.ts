import type { ApiFailure } from '@fakos/shared-kit/api';
import { type FieldErrors, type UseFormReturn, useForm } from '@fakos/shared-kit/forms/use-form';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import type { Fault, FormName } from './checks.ts';

/** Answers of a form by question. */
export type Answers = Record<string, string | boolean>;

const loadChecks = () => import(/* webpackChunkName: "account-checks" */ './checks.ts');

/** What shows the faults of a long form in one place. */
export const loadSummary = () => import('@fakos/shared-kit/forms/error-summary');

/** Fetches the checks, and what shows their faults, as soon as something is typed, so that nobody waits for them. */
export const warmChecks = () => void Promise.all([loadChecks(), loadSummary()]).catch(() => undefined);

interface Options<A extends Answers> {
  readonly answers: A;
  /** Focuses the first fault itself; otherwise the form's summary takes the focus. */
  readonly short?: boolean;
  /** What the schema cannot know, by question. */
  readonly alsoCheck?: (answers: A) => Partial<Record<keyof A, string>>;
}

/** A form of an account: checked as the server checks, in the visitor's words. The server checks as well. */
export function useAccountForm<A extends Answers>(name: FormName, { answers, short = false, alsoCheck }: Options<A>) {
  const words = useFaultWords();
  return useForm<A>({
    // Typed by the caller; the library's own type would name every path of it.
    defaultValues: answers as never,
    shouldFocusError: short,
    resolver: async (values) => {
      warmChecks();
      const checks = await loadChecks().catch(() => undefined);
      const messages: Record<string, string> = {};
      for (const fault of checks?.faultsOf(name, values) ?? []) messages[fault.field] ??= words(fault, values);
      for (const [field, message] of Object.entries(alsoCheck?.(values) ?? {}))
        if (message) messages[field] ??= message;
      const errors = Object.fromEntries(
        Object.entries(messages).map(([field, message]) => [field, { type: 'check', message }]),
      ) as FieldErrors<A>;
      return Object.keys(messages).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
}

/** A form of {@link useAccountForm}. */
export type AccountForm<A extends Answers> = UseFormReturn<A>;

/** Puts what the server said of each answer beside its question; false where it named none of them. */
export function showFieldFailures<A extends Answers>(form: AccountForm<A>, failure: ApiFailure | undefined): boolean {
  const known = Object.entries(failure?.fields ?? {}).filter(([field]) => field in form.getValues());
  for (const [field, message] of known) form.setError(field as never, { type: 'server', message });
  return known.length > 0;
}

const ownWords = {
  email: 'fields.email',
  phone: 'fields.phone',
  postcode: 'fields.postcode',
  terms: 'fields.terms',
} as const;

function useFaultWords() {
  const text = useKitText();
  return ({ field, code, limit }: Fault, values: Answers): string => {
    if (Object.hasOwn(ownWords, field)) return text(ownWords[field as keyof typeof ownWords]);
    if (String(values[field] ?? '').trim() === '') return text('fields.required');
    if (code === 'too_small') return text('fields.tooShort', { count: limit ?? 0 });
    return code === 'too_big' ? text('fields.tooLong', { count: limit ?? 0 }) : text('fields.invalid');
  };
}
