import { isApiFailure } from '@fakos/shared-kit/api';
import { useSendLoginLinkMutation } from '@fakos/shared-kit/api/users/hooks';
import { Button } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import styles from './account.module.css';
import { useAccountText } from './account-text.ts';
import { LoginLinkFailure } from './forms/login-link-failure.tsx';

/** Offers the owner of an account whose password is refused after too many attempts a link that signs in. */
export function LoginLinkOffer({ email }: { email: string }) {
  const text = useAccountText();
  const [sendLink, { data, error, isLoading }] = useSendLoginLinkMutation();
  if (data) {
    const isSent = data.data.delivery === 'sent';
    return (
      <Notice tone={isSent ? 'success' : 'warning'} announce="status">
        {isSent ? text('loginLink.sent', { email }) : text('resend.none')}
      </Notice>
    );
  }
  return (
    <div className={styles.resend}>
      <p>{text('loginLink.offer')}</p>
      {isApiFailure(error) && !isLoading && <LoginLinkFailure failure={error} />}
      <Button variant="secondary" fullWidth loading={isLoading} onClick={() => void sendLink({ email })}>
        {text('loginLink.send', { email })}
      </Button>
    </div>
  );
}
