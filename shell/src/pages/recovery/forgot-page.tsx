import { Link, paths } from '@fakos/shared-kit/router';
import { AccountFrame } from '../../account/account-frame.tsx';
import { ForgotForm } from '../../account/forgot-form.tsx';
import { useAccountText } from '../../account/text.ts';

/** `/forgot-password`: asks for a link to a new password. */
export function ForgotPage() {
  const text = useAccountText();
  return (
    <AccountFrame
      title={text('forgot.title')}
      intro={text('forgot.intro')}
      below={<Link to={paths.login}>{text('forgot.back')}</Link>}
    >
      <ForgotForm />
    </AccountFrame>
  );
}
