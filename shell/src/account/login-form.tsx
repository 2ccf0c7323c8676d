import type { ApiFailure } from '@fakos/shared-kit/api';
import { isApiFailure } from '@fakos/shared-kit/api';
import type { SignedInUser } from '@fakos/shared-kit/api/login/contract';
import { useLoginMutation } from '@fakos/shared-kit/api/login/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useDispatch } from '@fakos/shared-kit/state';
import { signedIn } from '@fakos/shared-kit/state/session';
import { Button } from '@fakos/shared-kit/ui/button';
import { TextField } from '@fakos/shared-kit/ui/field';
import { Notice } from '@fakos/shared-kit/ui/notice';
import type { ReactNode, RefObject } from 'react';
import styles from './account.module.css';
import { FailureNotice } from './failure-notice.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountText } from './text.ts';
import { useAccountForm, warmChecks } from './use-account-form.ts';

interface LoginFormProps {
  email?: string | undefined;
  /** Set to the field to begin with. */
  firstField?: RefObject<HTMLInputElement | null> | undefined;
  /** Called before the session is in the store, with the password that opened it. */
  onSignedIn: (user: SignedInUser, password: string) => void;
  /** The way to a new password, beside the field. */
  forgot: ReactNode;
}

const loadResend = () =>
  import(/* webpackChunkName: "login-extras" */ './resend-verification.tsx').then(
    (module) => module.ResendVerification,
  );

/** E-mail and password. One error for every reason (product.md section 3). */
export function LoginForm({ email = '', firstField, onSignedIn, forgot }: LoginFormProps) {
  const text = useAccountText();
  const kitText = useKitText();
  const dispatch = useDispatch();
  const [login, { error, isLoading }] = useLoginMutation();
  const form = useAccountForm('login', { answers: { email, password: '' }, short: true });
  const { register, handleSubmit, formState, resetField, setFocus, getValues } = form;
  const { errors } = formState;
  const first = email === '' ? 'email' : 'password';
  const field = (name: 'email' | 'password') => {
    const { ref, ...rest } = register(name);
    const keep = (input: HTMLInputElement | null) => {
      ref(input);
      if (firstField && name === first) firstField.current = input;
    };
    return { ...rest, ref: keep };
  };

  const submit = handleSubmit(async (answers) => {
    const { data } = await login(answers);
    if (data) {
      onSignedIn(data.user, answers.password);
      dispatch(signedIn({ user: data.user, token: data.token }));
    } else {
      resetField('password');
      setFocus('password');
    }
  });

  return (
    <form className={styles.form} onSubmit={submit} onInput={warmChecks} noValidate>
      {isApiFailure(error) && !isLoading && <LoginFailed failure={error} email={getValues('email')} />}
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

/** The server's words, or those of the specification's section 8; who must verify first gets the link again. */
function LoginFailed({ failure, email }: { failure: ApiFailure; email: string }) {
  const text = useAccountText();
  const kitText = useKitText();
  if (failure.code === 'NETWORK') {
    return (
      <Notice tone="danger" title={kitText('errors.LOGIN_FAILED')}>
        {text('login.offlineHint')}
      </Notice>
    );
  }
  const { verification } = (failure.answer ?? {}) as { verification?: unknown };
  const fallback = failure.code === 'LOGIN_FAILED' ? kitText('errors.LOGIN_FAILED') : text('login.failed');
  return (
    <>
      <FailureNotice failure={failure} fallback={fallback} />
      {verification === 'required' && <LoadedPart load={loadResend} props={{ email }} />}
    </>
  );
}
