import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useAccountText } from '../../account/account-text.ts';

/** Shown for a link to a new password that is incomplete, invalid or used. */
export function InvalidResetLink() {
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

/** Shown for a link to sign in that is incomplete, invalid or used. */
export function InvalidLoginLink() {
  const text = useAccountText();
  return (
    <Notice tone="warning" announce="status" title={text('reset.deadTitle')}>
      {text('loginLink.deadText')}
    </Notice>
  );
}

/** Shown for a verification link that is incomplete, invalid or used. */
export function InvalidVerificationLink() {
  const text = useAccountText();
  return (
    <Notice tone="warning" announce="status" title={text('reset.deadTitle')}>
      {text('verify.deadText')}
    </Notice>
  );
}
