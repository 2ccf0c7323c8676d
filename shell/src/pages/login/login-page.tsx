import { Link, paths, useLocation, useNavigate } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import styles from '../../account/account.module.css';
import { AccountFrame } from '../../account/account-frame.tsx';
import { AlreadySignedIn } from '../../account/already-signed-in.tsx';
import { useReturnAddress } from '../../account/return-address.ts';
import { SignIn } from '../../account/sign-in.tsx';
import { useAccountText } from '../../account/text.ts';

/** `/login`: the customers' way in; goes back to where the visitor came from. */
export function LoginPage() {
  const text = useAccountText();
  const user = useKitSelector(selectUser);
  const navigate = useNavigate();
  const { state } = useLocation();
  const back = useReturnAddress();
  const title = text('login.title');
  if (user && !user.must_change_password) return <AlreadySignedIn name={user.name} title={title} />;
  return (
    <AccountFrame
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
        onDone={() => navigate(back, { replace: true })}
        forgot={
          <Link to={paths.forgotPassword} className={styles.forgot}>
            {text('login.forgot')}
          </Link>
        }
      />
    </AccountFrame>
  );
}
