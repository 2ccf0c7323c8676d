import { isApiFailure } from '@fakos/shared-kit/api';
import { useResendVerificationMutation } from '@fakos/shared-kit/api/users/hooks';
import { Button } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import styles from './account.module.css';
import { useAccountText } from './account-text.ts';
import { FailureNotice } from './forms/failure-notice.tsx';

/** Sends the verification link again and shows whether it could be sent. */
export function ResendVerification({ email }: { email: string }) {
  const text = useAccountText();
  const [resend, { data, error, isLoading }] = useResendVerificationMutation();
  if (data) {
    const { delivery } = data.data;
    return (
      <Notice tone={delivery === 'sent' ? 'success' : 'warning'} announce="status">
        {text(`resend.${delivery}`)}
      </Notice>
    );
  }
  return (
    <div className={styles.resend}>
      <p>
        {text('resend.text')}{' '}
        <Button variant="link" loading={isLoading} onClick={() => void resend({ email })}>
          {text('resend.submit')}
        </Button>
      </p>
      {isApiFailure(error) && <FailureNotice failure={error} />}
    </div>
  );
}
