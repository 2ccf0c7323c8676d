import { createLazy } from '@fakos/shared-kit/lazy';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { type ReactNode, type RefObject, useState } from 'react';
import { LoginForm } from './forms/login-form.tsx';
import { LazyPart } from './lazy-part.tsx';

interface SignInProps {
  email?: string | undefined;
  firstField?: RefObject<HTMLInputElement | null> | undefined;
  onDone: () => void;
  forgot: ReactNode;
}

const firstPasswordForm = createLazy(() =>
  import(/* webpackChunkName: "login-extras" */ './forms/first-password-form.tsx').then(
    (module) => module.FirstPasswordForm,
  ),
);

/** Login form, followed by the choice of a new password where the current one was generated. */
export function SignIn({ email, firstField, onDone, forgot }: SignInProps) {
  const user = useKitSelector(selectUser);
  const [currentPassword, setCurrentPassword] = useState('');
  if (user?.must_change_password)
    return <LazyPart part={firstPasswordForm} props={{ user, currentPassword, onDone }} />;
  return (
    <LoginForm
      email={email}
      firstField={firstField}
      forgot={forgot}
      onSignedIn={({ must_change_password }, password) => {
        if (must_change_password) setCurrentPassword(password);
        else onDone();
      }}
    />
  );
}
