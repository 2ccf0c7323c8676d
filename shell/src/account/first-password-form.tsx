import { isApiFailure } from '@fakos/shared-kit/api';
import type { SignedInUser } from '@fakos/shared-kit/api/login/contract';
import { useChangePasswordMutation } from '@fakos/shared-kit/api/login/hooks';
import { useDispatch } from '@fakos/shared-kit/state';
import { userChanged } from '@fakos/shared-kit/state/session';
import { Button } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useState } from 'react';
import styles from './account.module.css';
import { ErrorSummary } from './error-summary.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountText } from './text.ts';
import { showFieldFailures, useAccountForm, warmChecks } from './use-account-form.ts';

interface FirstPasswordFormProps {
  user: SignedInUser;
  /** The password that was just signed in with; '' where the page does not know it any more. */
  known: string;
  onDone: () => void;
}

/** Takes the place of a password that was made for somebody with one of their own (product.md section 1). */
export function FirstPasswordForm({ user, known, onDone }: FirstPasswordFormProps) {
  const text = useAccountText();
  const dispatch = useDispatch();
  const [change, { error, isLoading }] = useChangePasswordMutation();
  const [isNamed, setIsNamed] = useState(false);
  const form = useAccountForm('password', { answers: { current_password: known, new_password: '' } });
  const { register, handleSubmit, formState, watch } = form;
  const labels = { current_password: text('firstPassword.current'), new_password: text('reset.newPassword') };
  const isAsked = known === '' || formState.errors.current_password !== undefined;

  const submit = handleSubmit(async (answers) => {
    const result = await change(answers);
    setIsNamed(isApiFailure(result.error) && showFieldFailures(form, result.error));
    if (!result.data) return;
    dispatch(userChanged({ ...user, must_change_password: false }));
    onDone();
  });

  return (
    <form className={styles.form} onSubmit={submit} onInput={warmChecks} noValidate>
      <Notice tone="info" announce="status" title={text('firstPassword.title')}>
        {text('firstPassword.text')}
      </Notice>
      <ErrorSummary form={form} labels={labels} />
      {isApiFailure(error) && !isLoading && !isNamed && <FailureNotice failure={error} />}
      <input type="hidden" autoComplete="username" value={user.email} readOnly />
      {isAsked && (
        <PasswordField
          label={labels.current_password}
          error={formState.errors.current_password?.message}
          {...register('current_password')}
        />
      )}
      <NewPasswordField
        label={labels.new_password}
        typed={watch('new_password')}
        person={[user.name, user.email]}
        error={formState.errors.new_password?.message}
        {...register('new_password')}
      />
      <Button type="submit" size="lg" fullWidth loading={isLoading}>
        {text('firstPassword.submit')}
      </Button>
    </form>
  );
}
