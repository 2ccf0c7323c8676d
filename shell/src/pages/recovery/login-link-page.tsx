import { isStaff } from '@fakos/contracts/roles';
import { createLazy } from '@fakos/shared-kit/lazy';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { AccountLayout } from '../../account/account-layout.tsx';
import { useAccountText } from '../../account/account-text.ts';
import { AlreadySignedIn } from '../../account/already-signed-in.tsx';
import { LazyPart } from '../../account/lazy-part.tsx';
import { EmailedToken } from './emailed-token.tsx';
import { InvalidLoginLink } from './invalid-link.tsx';
import styles from './verify-page.module.css';

const importForms = () => import(/* webpackChunkName: "recovery-forms" */ './login-link.tsx');
const loginLink = createLazy(() => importForms().then((module) => module.LoginLink));
const requestForm = createLazy(() => importForms().then((module) => module.LoginLinkForm));

/** `/login/link`: opened from an e-mail. It needs a click, because mail scanners open links as well. */
export function LoginLinkPage() {
  const text = useAccountText();
  const navigate = useNavigate();
  const user = useKitSelector(selectUser);
  const title = text('loginLink.title');
  if (user && !user.must_change_password) return <AlreadySignedIn name={user.name} title={title} />;
  return (
    <AccountLayout title={title}>
      <EmailedToken path={paths.loginLink} missing={<WithoutToken />}>
        {(token) => (
          <LazyPart
            part={loginLink}
            props={{
              token,
              onDone: ({ role }) => navigate(isStaff(role) ? paths.admin : paths.home, { replace: true }),
            }}
          />
        )}
      </EmailedToken>
    </AccountLayout>
  );
}

/** Explains immediately that the link is incomplete; the form for another one loads later. */
function WithoutToken() {
  return (
    <div className={styles.parts}>
      <InvalidLoginLink />
      <LazyPart part={requestForm} props={{}} />
    </div>
  );
}
