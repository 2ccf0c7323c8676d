import { isApiFailure } from '@fakos/shared-kit/api';
import { useResendVerificationMutation, useVerifyEmailMutation } from '@fakos/shared-kit/api/users/hooks';
import { paths } from '@fakos/shared-kit/router';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { TextField } from '@fakos/shared-kit/ui/field';
import { Notice } from '@fakos/shared-kit/ui/notice';
import styles from '../../account/account.module.css';
import { FailureNotice } from '../../account/failure-notice.tsx';
import { useAccountText } from '../../account/text.ts';
import { useAccountForm, warmChecks } from '../../account/use-account-form.ts';
import { useEmailedToken } from './use-emailed-token.ts';

/** Proves an address by the key of an e-mail. */
export function Verification() {
  const text = useAccountText();
  const token = useEmailedToken(paths.verifyEmail);
  const [verify, { data, error, isLoading }] = useVerifyEmailMutation();
  const failure = isApiFailure(error) && !isLoading ? error : undefined;
  if (data) {
    return (
      <Notice
        tone="success"
        announce="status"
        title={text('verify.doneTitle')}
        action={<ButtonLink href={paths.login}>{text('toLogin')}</ButtonLink>}
      >
        {text('verify.doneText')}
      </Notice>
    );
  }
  if (token === '' || failure?.fields?.token) return <DeadLink />;
  return (
    <div className={styles.form}>
      <p>{text('verify.intro')}</p>
      {failure && <FailureNotice failure={failure} />}
      <Button size="lg" fullWidth loading={isLoading} onClick={() => void verify({ token })}>
        {text('verify.submit')}
      </Button>
    </div>
  );
}

/** The link opens nothing (any more): another one comes by e-mail. */
function DeadLink() {
  const text = useAccountText();
  const [resend, { data, error, isLoading }] = useResendVerificationMutation();
  const { register, handleSubmit, formState } = useAccountForm('email', { answers: { email: '' }, short: true });
  const delivery = data?.data.delivery;
  return (
    <form className={styles.form} onSubmit={handleSubmit((answers) => resend(answers))} onInput={warmChecks} noValidate>
      <Notice tone="warning" announce="status" title={text('reset.deadTitle')}>
        {text('verify.deadText')}
      </Notice>
      {isApiFailure(error) && !isLoading && <FailureNotice failure={error} />}
      {delivery && (
        <Notice tone={delivery === 'sent' ? 'success' : 'warning'} announce="status">
          {text(`resend.${delivery}`)}
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
        {text('reset.askNew')}
      </Button>
      <ButtonLink href={paths.login} variant="secondary" fullWidth>
        {text('toLogin')}
      </ButtonLink>
    </form>
  );
}
