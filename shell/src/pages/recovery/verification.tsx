import { isApiFailure } from '@fakos/shared-kit/api';
import { useResendVerificationMutation, useVerifyEmailMutation } from '@fakos/shared-kit/api/users/hooks';
import { paths } from '@fakos/shared-kit/router';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import type { ReactNode } from 'react';
import styles from '../../account/account.module.css';
import { useAccountText } from '../../account/account-text.ts';
import { EmailForm } from '../../account/forms/email-form.tsx';
import { FailureNotice } from '../../account/forms/failure-notice.tsx';
import { InvalidVerificationLink } from './invalid-link.tsx';

/** Verifies an e-mail address with the token of an e-mailed link. */
export function Verification({ token }: { token: string }) {
  const text = useAccountText();
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
  if (failure?.fields?.token) {
    return (
      <ResendForm>
        <InvalidVerificationLink />
      </ResendForm>
    );
  }
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

/** Sends another verification e-mail. */
export function ResendForm({ children }: { children?: ReactNode }) {
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
      {children}
      {delivery && (
        <Notice tone={delivery === 'sent' ? 'success' : 'warning'} announce="status">
          {text(`resend.${delivery}`)}
        </Notice>
      )}
    </EmailForm>
  );
}
