import { isApiFailure } from '@fakos/shared-kit/api';
import { useResendVerificationMutation, useVerifyEmailMutation } from '@fakos/shared-kit/api/users/hooks';
import { paths } from '@fakos/shared-kit/router';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import styles from '../../account/account.module.css';
import { EmailForm } from '../../account/email-form.tsx';
import { FailureNotice } from '../../account/failure-notice.tsx';
import { useAccountText } from '../../account/text.ts';
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
  const [resend, asked] = useResendVerificationMutation();
  const delivery = asked.data?.data.delivery;
  const toLogin = (
    <ButtonLink href={paths.login} variant="secondary" fullWidth>
      {text('toLogin')}
    </ButtonLink>
  );
  return (
    <EmailForm onAsk={resend} asked={asked} submit={text('reset.askNew')} otherWay={toLogin}>
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
