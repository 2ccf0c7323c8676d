import type { SignedInUser } from '@fakos/contracts/login/contract';
import { isStaff } from '@fakos/contracts/roles';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useLoginMutation } from '@fakos/shared-kit/api/login/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useNavigate } from '@fakos/shared-kit/router';
import { useDispatch } from '@fakos/shared-kit/state';
import { signedIn } from '@fakos/shared-kit/state/session';
import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useFailureText } from '../../framework/states/failure-text.ts';
import { useText } from '../../text.ts';
import { LoginLinkOffer } from './login-link-offer.tsx';
import { SecondStepForm } from './second-step-form.tsx';

const EMAIL = /^\S+@\S+\.\S+$/;

/** E-mail and password. `publicLogin` is the redirect for accounts without access to the back office. */
export function LoginForm({ publicLogin }: { publicLogin: string }) {
  const text = useText();
  const kitText = useKitText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [login, { error, isLoading }] = useLoginMutation();
  const [challenge, setChallenge] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (email) => (EMAIL.test(email.trim()) ? null : kitText('fields.email')),
      password: (password) => (password ? null : kitText('fields.required')),
    },
  });

  const finish = ({ user, token }: { user: SignedInUser; token: string }) => {
    dispatch(signedIn({ user, token }));
    if (!isStaff(user.role)) navigate(publicLogin, { replace: true });
  };
  const restart = (reason?: string) => {
    setChallenge(undefined);
    setProblem(reason);
    form.setFieldValue('password', '');
  };

  const submit = form.onSubmit(
    async ({ email, password }) => {
      setProblem(undefined);
      const { data, error: refused } = await login({ email: email.trim(), password });
      if (data) finish(data);
      else setChallenge(getChallenge(refused));
    },
    (errors) => form.getInputNode(errors.email ? 'email' : 'password')?.focus(),
  );

  if (challenge !== undefined) return <SecondStepForm challenge={challenge} onSignedIn={finish} onRestart={restart} />;
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {problem !== undefined && <Alert role="alert" color="red" title={problem} />}
        {error && getChallenge(error) === undefined && <LoginFailure failure={error} />}
        {isApiFailure(error) && error.code === 'TOO_MANY_REQUESTS' && !isLoading && (
          <LoginLinkOffer email={form.getValues().email.trim()} />
        )}
        <TextInput label={text('login.email')} type="email" autoComplete="username" {...form.getInputProps('email')} />
        <PasswordInput
          label={text('login.password')}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" loading={isLoading}>
          {text('login.submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** The challenge of an account with two-step login, whose password was correct. */
function getChallenge(failure: unknown): string | undefined {
  if (!isApiFailure(failure)) return undefined;
  const { challenge } = (failure.response ?? {}) as { challenge?: unknown };
  return typeof challenge === 'string' ? challenge : undefined;
}

const unreachableCodes = new Set(['NETWORK', 'UPSTREAM_UNAVAILABLE']);

/** The same message for every reason, with a hint when the server could not be reached (product.md section 1). */
function LoginFailure({ failure }: { failure: unknown }) {
  const text = useText();
  const kitText = useKitText();
  const failureText = useFailureText();
  const isUnreachable = isApiFailure(failure) && unreachableCodes.has(failure.code);
  return (
    <Alert role="alert" color="red" title={isUnreachable ? kitText('errors.LOGIN_FAILED') : failureText(failure)}>
      {isUnreachable && <Text size="sm">{text('login.connectionHint')}</Text>}
    </Alert>
  );
}
