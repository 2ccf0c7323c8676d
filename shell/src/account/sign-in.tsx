import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { type ReactNode, type RefObject, useState } from 'react';
import { LoadedPart } from './loaded-part.tsx';
import { LoginForm } from './login-form.tsx';

interface SignInProps {
  email?: string | undefined;
  firstField?: RefObject<HTMLInputElement | null> | undefined;
  onDone: () => void;
  forgot: ReactNode;
}

const loadFirstPassword = () =>
  import(/* webpackChunkName: "login-extras" */ './first-password-form.tsx').then((module) => module.FirstPasswordForm);

/** Signs in; whoever came with a password that was made for them chooses their own before going on. */
export function SignIn({ email, firstField, onDone, forgot }: SignInProps) {
  const user = useKitSelector(selectUser);
  const [known, setKnown] = useState('');
  if (user?.must_change_password) return <LoadedPart load={loadFirstPassword} props={{ user, known, onDone }} />;
  return (
    <LoginForm
      email={email}
      firstField={firstField}
      forgot={forgot}
      onSignedIn={({ must_change_password }, password) => {
        if (must_change_password) setKnown(password);
        else onDone();
      }}
    />
  );
}
