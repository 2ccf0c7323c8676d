import { Navigate, paths, useLocation } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectIsStaff, selectUser } from '@fakos/shared-kit/state/session';
import { getReturnAddress } from '../../framework/session/return-address.ts';
import { useText } from '../../text.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginLayout } from './login-layout.tsx';

/** The login. Signed-in administrators are redirected; a generated password must be changed first. */
export function Login() {
  const text = useText();
  const { search } = useLocation();
  const user = useKitSelector(selectUser);
  const isStaff = useKitSelector(selectIsStaff);

  if (isStaff && user?.must_change_password) {
    return (
      <LoginLayout title={text('login.changeTitle')} description={text('login.changeText')}>
        <ChangePasswordForm user={user} />
      </LoginLayout>
    );
  }
  if (isStaff) return <Navigate to={getReturnAddress(search)} replace />;
  return (
    <LoginLayout title={text('menu.login')}>
      <LoginForm publicLogin={paths.login} />
    </LoginLayout>
  );
}
