import { Link, paths, useLocation, useNavigate } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import styles from '../../account/account.module.css';
import { AccountLayout } from '../../account/account-layout.tsx';
import { useAccountText } from '../../account/account-text.ts';
import { AlreadySignedIn } from '../../account/already-signed-in.tsx';
import { useReturnAddress } from '../../account/return-address.ts';
import { SignIn } from '../../account/sign-in.tsx';

/** `/login`: login of customers; returns to the page that the visitor came from. */
export function LoginPage() {
  const text = useAccountText();
  const user = useKitSelector(selectUser);
  const navigate = useNavigate();
  const { state } = useLocation();
  const returnAddress = useReturnAddress();
  const title = text('login.title');
  if (user && !user.must_change_password) return <AlreadySignedIn name={user.name} title={title} />;
  return (
    <AccountLayout
      title={title}
      intro={user ? undefined : text('login.intro')}
      below={
        !user && (
          <>
            {text('login.noAccount')}
            <Link to={paths.register} state={state}>
              {text('login.toRegister')}
            </Link>
          </>
        )
      }
    >
      <SignIn
        onDone={() => navigate(returnAddress, { replace: true })}
        forgot={
          <Link to={paths.forgotPassword} className={styles.forgot}>
            {text('login.forgot')}
          </Link>
        }
      />
    </AccountLayout>
  );
}
