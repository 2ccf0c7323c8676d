import { Link, paths, useLocation, useNavigate } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { useState } from 'react';
import { AccountLayout, AccountMessage } from '../../account/account-layout.tsx';
import { useAccountText } from '../../account/account-text.ts';
import { AlreadySignedIn } from '../../account/already-signed-in.tsx';
import { RegisterForm } from '../../account/forms/register-form.tsx';
import { RegistrationSent } from '../../account/registration-sent.tsx';
import { useReturnAddress } from '../../account/return-address.ts';

export function RegisterPage() {
  const text = useAccountText();
  const user = useKitSelector(selectUser);
  const navigate = useNavigate();
  const { state } = useLocation();
  const returnAddress = useReturnAddress();
  const [sentTo, setSentTo] = useState<string>();
  const title = text('register.title');
  if (user) return <AlreadySignedIn name={user.name} title={title} />;
  if (sentTo !== undefined) {
    return (
      <AccountMessage title={title}>
        <RegistrationSent email={sentTo} headingLevel={1} />
      </AccountMessage>
    );
  }
  return (
    <AccountLayout
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
      <RegisterForm onDone={() => navigate(returnAddress, { replace: true })} onSent={setSentTo} />
    </AccountLayout>
  );
}
