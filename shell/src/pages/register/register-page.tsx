import { Link, paths, useLocation, useNavigate } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { useState } from 'react';
import { AccountFrame, AccountOutcome } from '../../account/account-frame.tsx';
import { AlreadySignedIn } from '../../account/already-signed-in.tsx';
import { RegisterForm } from '../../account/register-form.tsx';
import { RegistrationSent } from '../../account/registration-sent.tsx';
import { useReturnAddress } from '../../account/return-address.ts';
import { useAccountText } from '../../account/text.ts';

/** `/register`: a new account. */
export function RegisterPage() {
  const text = useAccountText();
  const user = useKitSelector(selectUser);
  const navigate = useNavigate();
  const { state } = useLocation();
  const back = useReturnAddress();
  const [sentTo, setSentTo] = useState<string>();
  const title = text('register.title');
  if (user) return <AlreadySignedIn name={user.name} title={title} />;
  if (sentTo !== undefined) {
    return (
      <AccountOutcome title={title}>
        <RegistrationSent email={sentTo} headingLevel={1} />
      </AccountOutcome>
    );
  }
  return (
    <AccountFrame
      title={title}
      intro={text('register.intro')}
      below={
        <>
          {text('register.haveAccount')}
          <Link to={paths.login} state={state}>
            {text('login.submit')}
          </Link>
        </>
      }
    >
      <RegisterForm onDone={() => navigate(back, { replace: true })} onSent={setSentTo} />
    </AccountFrame>
  );
}
