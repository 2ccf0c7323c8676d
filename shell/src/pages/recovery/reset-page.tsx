import { createLazy } from '@fakos/shared-kit/lazy';
import { paths } from '@fakos/shared-kit/router';
import { AccountLayout } from '../../account/account-layout.tsx';
import { useAccountText } from '../../account/account-text.ts';
import { LazyPart } from '../../account/lazy-part.tsx';
import { EmailedToken } from './emailed-token.tsx';
import { InvalidResetLink } from './invalid-link.tsx';

const resetForm = createLazy(() =>
  import(/* webpackChunkName: "recovery-forms" */ './reset-form.tsx').then((module) => module.ResetForm),
);

/** `/reset-password`: opened from an e-mail. */
export function ResetPage() {
  const text = useAccountText();
  return (
    <AccountLayout title={text('reset.title')}>
      <EmailedToken path={paths.resetPassword} missing={<InvalidResetLink />}>
        {(token) => <LazyPart part={resetForm} props={{ token }} />}
      </EmailedToken>
    </AccountLayout>
  );
}
