import { Link, paths } from '@fakos/shared-kit/router';
import { AccountLayout } from '../../account/account-layout.tsx';
import { useAccountText } from '../../account/account-text.ts';
import { ForgotForm } from '../../account/forms/forgot-form.tsx';

/** `/forgot-password`: requests a password reset link. */
export function ForgotPage() {
  const text = useAccountText();
  return (
    <AccountLayout
      title={text('forgot.title')}
      intro={text('forgot.intro')}
      below={<Link to={paths.login}>{text('forgot.back')}</Link>}
    >
      <ForgotForm />
    </AccountLayout>
  );
}
