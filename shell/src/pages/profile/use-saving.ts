import { type ApiFailure, isApiFailure } from '@fakos/shared-kit/api';
import { useState } from 'react';
import { type AccountForm, type FormValues, showFieldErrors } from '../../account/forms/use-account-form.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

/** Result of an RTK Query mutation. */
interface MutationResult<D> {
  readonly data?: D;
  readonly error?: unknown;
}

/**
 * Submits a form. Field errors of the server are shown beside the fields, other errors are returned as `failure`. When
 * the session has ended, it requests a login and then submits again.
 */
export function useSaving<A extends FormValues, D>(
  form: AccountForm<A>,
  save: (values: A) => PromiseLike<MutationResult<D>>,
  onSaved: (data: D) => void,
) {
  const [failure, setFailure] = useState<ApiFailure>();
  const signInAgain = useSignInAgain();

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const { data, error } = await save(values);
    if (data !== undefined) {
      onSaved(data);
      return;
    }
    const apiFailure = isApiFailure(error) ? error : undefined;
    if (!signInAgain(apiFailure, () => void submit()) && !showFieldErrors(form, apiFailure)) setFailure(apiFailure);
  });

  return { submit, failure, isSaving: form.formState.isSubmitting };
}
