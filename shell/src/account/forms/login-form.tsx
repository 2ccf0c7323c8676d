import type { SignedInUser } from '@fakos/contracts/login/contract';
import type { ApiFailure } from '@fakos/shared-kit/api';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useLoginMutation } from '@fakos/shared-kit/api/login/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { createLazy } from '@fakos/shared-kit/lazy';
import { useDispatch } from '@fakos/shared-kit/state';
import { signedIn } from '@fakos/shared-kit/state/session';
import { Button } from '@fakos/shared-kit/ui/button';
import { TextField } from '@fakos/shared-kit/ui/field';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { type ReactNode, type RefObject, useState } from 'react';
import styles from '../account.module.css';
import { useAccountText } from '../account-text.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { LazyPart } from '../lazy-part.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { getChallenge } from './login-challenge.ts';
import { preloadValidation, useAccountForm } from './use-account-form.ts';

interface LoginFormProps {
  email?: string | undefined;
  /** Set to the field that gets the initial focus. */
  firstField?: RefObject<HTMLInputElement | null> | undefined;
  /** Called before the session is stored, with the password used. */
  onSignedIn: (user: SignedInUser, password: string) => void;
  /** Link to the password reset, shown beside the field. */
  forgot: ReactNode;
}

const resendVerification = createLazy(() =>
  import(/* webpackChunkName: "login-extras" */ '../resend-verification.tsx').then(
    (module) => module.ResendVerification,
  ),
);

const loginLinkOffer = createLazy(() =>
  import(/* webpackChunkName: "login-extras" */ '../login-link-offer.tsx').then((module) => module.LoginLinkOffer),
);

const secondStepForm = createLazy(() =>
  import(/* webpackChunkName: "login-extras" */ './second-step-form.tsx').then((module) => module.SecondStepForm),
);

/** Login with e-mail and password. One error message for every reason (product.md section 3). */
export function LoginForm({ email = '', firstField, onSignedIn, forgot }: LoginFormProps) {
  const text = useAccountText();
  const kitText = useKitText();
  const dispatch = useDispatch();
  const [login, { error, isLoading }] = useLoginMutation();
  const [challenge, setChallenge] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const form = useAccountForm('login', { initialValues: { email, password: '' }, focusFirstError: true });
  const { register, handleSubmit, formState, resetField, setFocus, getValues } = form;
  const { errors } = formState;
  const initialField = email === '' ? 'email' : 'password';
  const field = (name: 'email' | 'password') => {
    const { ref, ...rest } = register(name);
    const setRef = (input: HTMLInputElement | null) => {
      ref(input);
      if (firstField && name === initialField) firstField.current = input;
    };
    return { ...rest, ref: setRef };
  };

  const finish = ({ user, token }: { user: SignedInUser; token: string }) => {
    onSignedIn(user, getValues('password'));
    dispatch(signedIn({ user, token }));
  };
  const restart = (reason?: string) => {
    setChallenge(undefined);
    setProblem(reason);
    resetField('password');
  };

  const submit = handleSubmit(async (values) => {
    setProblem(undefined);
    const { data, error: refused } = await login(values);
    const next = getChallenge(refused);
    if (data) finish(data);
    else if (next !== undefined) setChallenge(next);
    else {
      resetField('password');
      setFocus('password');
    }
  });

  if (challenge !== undefined)
    return <LazyPart part={secondStepForm} props={{ challenge, onSignedIn: finish, onRestart: restart }} />;
  return (
    <form method="post" className={styles.form} onSubmit={submit} onInput={preloadValidation} noValidate>
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      {isApiFailure(error) && !isLoading && getChallenge(error) === undefined && (
        <LoginError failure={error} email={getValues('email')} />
      )}
      <TextField
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={text('email')}
        error={errors.email && kitText('fields.email')}
        {...field('email')}
      />
      <div className={styles.passwordRow}>
        <PasswordField
          label={text('password')}
          error={errors.password && kitText('fields.required')}
          {...field('password')}
        />
        {forgot}
      </div>
      <Button type="submit" size="lg" fullWidth loading={isLoading}>
        {text('login.submit')}
      </Button>
    </form>
  );
}

/**
 * Shows the server's message, otherwise that of spec section 8, and offers a new verification link where one is required and a
 * link that signs in after too many attempts.
 */
function LoginError({ failure, email }: { failure: ApiFailure; email: string }) {
  const text = useAccountText();
  const kitText = useKitText();
  if (failure.code === 'NETWORK') {
    return (
      <Notice tone="danger" title={kitText('errors.LOGIN_FAILED')}>
        {text('login.offlineHint')}
      </Notice>
    );
  }
  const { verification } = (failure.response ?? {}) as { verification?: unknown };
  const fallback = failure.code === 'LOGIN_FAILED' ? kitText('errors.LOGIN_FAILED') : text('login.failed');
  return (
    <>
      <FailureNotice failure={failure} fallback={fallback} />
      {verification === 'required' && <LazyPart part={resendVerification} props={{ email }} />}
      {failure.code === 'TOO_MANY_REQUESTS' && <LazyPart part={loginLinkOffer} props={{ email }} />}
    </>
  );
}
