import { isApiFailure } from '@fakos/shared-kit/api';
import { useResendVerificationMutation, useVerifyEmailMutation } from '@fakos/shared-kit/api/users/hooks';
import { paths } from '@fakos/shared-kit/router';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import styles from '../../account/account.module.css';
import { useAccountText } from '../../account/account-text.ts';
import { EmailForm } from '../../account/forms/email-form.tsx';
import { FailureNotice } from '../../account/forms/failure-notice.tsx';
import { useEmailedToken } from './use-emailed-token.ts';

/** Verifies an e-mail address with the token of an e-mailed link. */
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
  if (token === '' || failure?.fields?.token) return <InvalidLink />;
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

/** Shown for an invalid or used link; offers to send another one. */
function InvalidLink() {
  const text = useAccountText();
  const [resend, request] = useResendVerificationMutation();
  const delivery = request.data?.data.delivery;
  const loginLink = (
    <ButtonLink href={paths.login} variant="secondary" fullWidth>
      {text('toLogin')}
    </ButtonLink>
  );
  return (
    <EmailForm onSubmit={resend} request={request} submitLabel={text('reset.askNew')} footer={loginLink}>
      <Notice tone="warning" announce="status" title={text('reset.deadTitle')}>
        {text('verify.deadText')}
      </Notice>
      {delivery && (
        <Notice tone={delivery === 'sent' ? 'success' : 'warning'} announce="status">
          {text(`resend.${delivery}`)}
        </Notice>
      )}
    </EmailForm>
  );
}
