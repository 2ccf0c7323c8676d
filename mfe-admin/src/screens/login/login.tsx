import { Navigate, paths, useLocation } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectIsAdmin, selectUser } from '@fakos/shared-kit/state/session';
import { returnAddress } from '../../framework/session/return-address.ts';
import { useText } from '../../text.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';

/** The door of the back office. Who is already inside goes on; a generated password is changed first. */
export function Login() {
  const text = useText();
  const { search } = useLocation();
  const user = useKitSelector(selectUser);
  const isAdmin = useKitSelector(selectIsAdmin);

  if (isAdmin && user?.must_change_password) {
    return (
      <LoginFrame title={text('login.changeTitle')} lead={text('login.changeText')}>
        <ChangePasswordForm user={user} />
      </LoginFrame>
    );
  }
  if (isAdmin) return <Navigate to={returnAddress(search)} replace />;
  return (
    <LoginFrame title={text('menu.login')}>
      <LoginForm publicLogin={paths.login} />
    </LoginFrame>
  );
}
