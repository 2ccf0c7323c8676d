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
import type { ReactNode, RefObject } from 'react';
import styles from '../account.module.css';
import { useAccountText } from '../account-text.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { LazyPart } from '../lazy-part.tsx';
import { FailureNotice } from './failure-notice.tsx';
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

/** Login with e-mail and password. One error message for every reason (product.md section 3). */
export function LoginForm({ email = '', firstField, onSignedIn, forgot }: LoginFormProps) {
  const text = useAccountText();
  const kitText = useKitText();
  const dispatch = useDispatch();
  const [login, { error, isLoading }] = useLoginMutation();
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

  const submit = handleSubmit(async (values) => {
    const { data } = await login(values);
    if (data) {
      onSignedIn(data.user, values.password);
      dispatch(signedIn({ user: data.user, token: data.token }));
    } else {
      resetField('password');
      setFocus('password');
    }
  });

  return (
    <form className={styles.form} onSubmit={submit} onInput={preloadValidation} noValidate>
      {isApiFailure(error) && !isLoading && <LoginError failure={error} email={getValues('email')} />}
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
 * Shows the server's message, otherwise that of spec section 8, and offers a new verification link where one is
 * required.
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
    </>
  );
}
