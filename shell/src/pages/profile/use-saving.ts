import { type ApiFailure, isApiFailure } from '@fakos/shared-kit/api';
import { useState } from 'react';
import { type AccountForm, type Answers, showFieldFailures } from '../../account/use-account-form.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

/** What a mutation's trigger resolves to. */
interface Outcome<D> {
  readonly data?: D;
  readonly error?: unknown;
}

/**
 * Saves a form: what the server says of an answer goes beside it, the rest is `failure`; a session that ended asks to
 * sign in and saves then, with everything still as it was typed.
 */
export function useSaving<A extends Answers, D>(
  form: AccountForm<A>,
  save: (answers: A) => PromiseLike<Outcome<D>>,
  onSaved: (data: D) => void,
) {
  const [failure, setFailure] = useState<ApiFailure>();
  const signInAgain = useSignInAgain();

  const submit = form.handleSubmit(async (answers) => {
    setFailure(undefined);
    const { data, error } = await save(answers);
    if (data !== undefined) {
      onSaved(data);
      return;
    }
    const failed = isApiFailure(error) ? error : undefined;
    if (!signInAgain(failed, () => void submit()) && !showFieldFailures(form, failed)) setFailure(failed);
  });

  return { submit, failure, isSaving: form.formState.isSubmitting };
}
