import { isApiFailure } from '@fakos/shared-kit/api';
import { useResetPasswordMutation } from '@fakos/shared-kit/api/users/hooks';
import { paths } from '@fakos/shared-kit/router';
import { useDispatch } from '@fakos/shared-kit/state';
import { signOut } from '@fakos/shared-kit/state/session';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import styles from '../../account/account.module.css';
import { useAccountText } from '../../account/account-text.ts';
import { NewPasswordField } from '../../account/fields/new-password-field.tsx';
import { ErrorSummary } from '../../account/forms/error-summary.tsx';
import { FailureNotice } from '../../account/forms/failure-notice.tsx';
import { preloadValidation, showFieldErrors, useAccountForm } from '../../account/forms/use-account-form.ts';
import { InvalidResetLink } from './invalid-link.tsx';

/** Sets a new password with the token of an e-mailed link. */
export function ResetForm({ token }: { token: string }) {
  const text = useAccountText();
  const dispatch = useDispatch();
  const [reset, { data, error, isLoading }] = useResetPasswordMutation();
  const form = useAccountForm('reset', { initialValues: { password: '' } });
  const { register, handleSubmit, formState, watch } = form;

  const submit = handleSubmit(async ({ password }) => {
    const result = await reset({ token, password });
    if (isApiFailure(result.error)) showFieldErrors(form, result.error);
    // The server has ended every session of the account, including this one.
    else dispatch(signOut());
  });

  const failure = isApiFailure(error) && !isLoading ? error : undefined;
  if (data) return <PasswordChanged />;
  if (failure?.fields?.token) return <InvalidResetLink />;
  return (
    <form method="post" className={styles.form} onSubmit={submit} onInput={preloadValidation} noValidate>
      <p>{text('reset.intro')}</p>
      <ErrorSummary form={form} labels={{ password: text('reset.newPassword') }} />
      {failure && !failure.fields?.password && <FailureNotice failure={failure} />}
      <NewPasswordField
        label={text('reset.newPassword')}
        currentValue={watch('password')}
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" size="lg" fullWidth loading={isLoading}>
        {text('reset.submit')}
      </Button>
    </form>
  );
}

function PasswordChanged() {
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
