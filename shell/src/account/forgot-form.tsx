import { isApiFailure } from '@fakos/shared-kit/api';
import { useForgotPasswordMutation } from '@fakos/shared-kit/api/users/hooks';
import { Button } from '@fakos/shared-kit/ui/button';
import { TextField } from '@fakos/shared-kit/ui/field';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useState } from 'react';
import styles from './account.module.css';
import { FailureNotice } from './failure-notice.tsx';
import { useAccountText } from './text.ts';
import { useAccountForm, warmChecks } from './use-account-form.ts';

/** Asks for a link to a new password; the answer is the same for every address. */
export function ForgotForm() {
  const text = useAccountText();
  const [ask, { data, error, isLoading }] = useForgotPasswordMutation();
  const [email, setEmail] = useState('');
  const { register, handleSubmit, formState } = useAccountForm('email', { answers: { email: '' }, short: true });

  const submit = handleSubmit(async (answers) => {
    setEmail(answers.email);
    await ask(answers);
  });

  return (
    <form className={styles.form} onSubmit={submit} onInput={warmChecks} noValidate>
      {isApiFailure(error) && !isLoading && <FailureNotice failure={error} />}
      {data?.data.delivery === 'sent' && (
        <Notice tone="success" announce="status" title={text('forgot.sentTitle')}>
          {text('forgot.sentText', { email })}
        </Notice>
      )}
      {data?.data.delivery === 'none' && (
        <Notice tone="warning" announce="alert" title={text('forgot.noneTitle')}>
          {text('resend.none')}
        </Notice>
      )}
      <TextField
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={text('email')}
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" size="lg" fullWidth loading={isLoading}>
        {text('forgot.submit')}
      </Button>
    </form>
  );
}
