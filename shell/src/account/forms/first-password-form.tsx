import type { SignedInUser } from '@fakos/contracts/login/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useChangePasswordMutation } from '@fakos/shared-kit/api/login/hooks';
import { useDispatch } from '@fakos/shared-kit/state';
import { userChanged } from '@fakos/shared-kit/state/session';
import { Button } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useState } from 'react';
import styles from '../account.module.css';
import { useAccountText } from '../account-text.ts';
import { NewPasswordField } from '../fields/new-password-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { preloadValidation, showFieldErrors, useAccountForm } from './use-account-form.ts';

interface FirstPasswordFormProps {
  user: SignedInUser;
  /** Password of the preceding login; '' if the page no longer has it. */
  currentPassword: string;
  onDone: () => void;
}

/** Replaces a generated password with one chosen by the user (product.md section 1). */
export function FirstPasswordForm({ user, currentPassword, onDone }: FirstPasswordFormProps) {
  const text = useAccountText();
  const dispatch = useDispatch();
  const [change, { error, isLoading }] = useChangePasswordMutation();
  const [hasFieldErrors, setHasFieldErrors] = useState(false);
  const form = useAccountForm('password', { initialValues: { current_password: currentPassword, new_password: '' } });
  const { register, handleSubmit, formState, watch } = form;
  const labels = { current_password: text('firstPassword.current'), new_password: text('reset.newPassword') };
  const asksCurrentPassword = currentPassword === '' || formState.errors.current_password !== undefined;

  const submit = handleSubmit(async (values) => {
    const result = await change(values);
    setHasFieldErrors(isApiFailure(result.error) && showFieldErrors(form, result.error));
    if (!result.data) return;
    dispatch(userChanged({ ...user, must_change_password: false }));
    onDone();
  });

  return (
    <form method="post" className={styles.form} onSubmit={submit} onInput={preloadValidation} noValidate>
      <Notice tone="info" announce="status" title={text('firstPassword.title')}>
        {text('firstPassword.text')}
      </Notice>
      <ErrorSummary form={form} labels={labels} />
      {isApiFailure(error) && !isLoading && !hasFieldErrors && <FailureNotice failure={error} />}
      <input type="hidden" autoComplete="username" value={user.email} readOnly />
      {asksCurrentPassword && (
        <PasswordField
          label={labels.current_password}
          error={formState.errors.current_password?.message}
          {...register('current_password')}
        />
      )}
      <NewPasswordField
        label={labels.new_password}
        currentValue={watch('new_password')}
        personalTexts={[user.name, user.email]}
        error={formState.errors.new_password?.message}
        {...register('new_password')}
      />
      <Button type="submit" size="lg" fullWidth loading={isLoading}>
        {text('firstPassword.submit')}
      </Button>
    </form>
  );
}
