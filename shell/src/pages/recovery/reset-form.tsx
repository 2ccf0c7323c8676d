import { isApiFailure } from '@fakos/shared-kit/api';
import { useResetPasswordMutation } from '@fakos/shared-kit/api/users/hooks';
import { paths } from '@fakos/shared-kit/router';
import { useDispatch } from '@fakos/shared-kit/state';
import { signOut } from '@fakos/shared-kit/state/session';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import styles from '../../account/account.module.css';
import { ErrorSummary } from '../../account/error-summary.tsx';
import { FailureNotice } from '../../account/failure-notice.tsx';
import { NewPasswordField } from '../../account/new-password-field.tsx';
import { useAccountText } from '../../account/text.ts';
import { showFieldFailures, useAccountForm, warmChecks } from '../../account/use-account-form.ts';
import { useEmailedToken } from './use-emailed-token.ts';

/** A new password by the key of an e-mail. */
export function ResetForm() {
  const text = useAccountText();
  const dispatch = useDispatch();
  const token = useEmailedToken(paths.resetPassword);
  const [reset, { data, error, isLoading }] = useResetPasswordMutation();
  const form = useAccountForm('reset', { answers: { password: '' } });
  const { register, handleSubmit, formState, watch } = form;

  const submit = handleSubmit(async ({ password }) => {
    const result = await reset({ token, password });
    if (isApiFailure(result.error)) showFieldFailures(form, result.error);
    // Every session of the account has ended, this browser's too.
    else dispatch(signOut());
  });

  const failure = isApiFailure(error) && !isLoading ? error : undefined;
  if (data) return <Done />;
  if (token === '' || failure?.fields?.token) return <Dead />;
  return (
    <form className={styles.form} onSubmit={submit} onInput={warmChecks} noValidate>
      <p>{text('reset.intro')}</p>
      <ErrorSummary form={form} labels={{ password: text('reset.newPassword') }} />
      {failure && !failure.fields?.password && <FailureNotice failure={failure} />}
      <NewPasswordField
        label={text('reset.newPassword')}
        typed={watch('password')}
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" size="lg" fullWidth loading={isLoading}>
        {text('reset.submit')}
      </Button>
    </form>
  );
}

function Done() {
  const text = useAccountText();
  return (
    <Notice
      tone="success"
      announce="status"
      title={text('reset.doneTitle')}
      action={<ButtonLink href={paths.login}>{text('toLogin')}</ButtonLink>}
    >
      {text('reset.doneText')}
    </Notice>
  );
}

function Dead() {
  const text = useAccountText();
  return (
    <Notice
      tone="warning"
      announce="status"
      title={text('reset.deadTitle')}
      action={<ButtonLink href={paths.forgotPassword}>{text('reset.askNew')}</ButtonLink>}
    >
      {text('reset.deadText')}
    </Notice>
  );
}
