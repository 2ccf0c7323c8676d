import { isStaff } from '@fakos/contracts/roles';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useLoginMutation } from '@fakos/shared-kit/api/login/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useNavigate } from '@fakos/shared-kit/router';
import { useDispatch } from '@fakos/shared-kit/state';
import { signedIn } from '@fakos/shared-kit/state/session';
import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useFailureText } from '../../framework/states/failure-text.ts';
import { useText } from '../../text.ts';

const EMAIL = /^\S+@\S+\.\S+$/;

/** E-mail and password. `publicLogin` is the redirect for accounts without access to the back office. */
export function LoginForm({ publicLogin }: { publicLogin: string }) {
  const text = useText();
  const kitText = useKitText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [login, { error, isLoading }] = useLoginMutation();
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (email) => (EMAIL.test(email.trim()) ? null : kitText('fields.email')),
      password: (password) => (password ? null : kitText('fields.required')),
    },
  });

  const submit = form.onSubmit(
    async ({ email, password }) => {
      const { data } = await login({ email: email.trim(), password });
      if (!data) return;
      dispatch(signedIn({ user: data.user, token: data.token }));
      if (!isStaff(data.user.role)) navigate(publicLogin, { replace: true });
    },
    (errors) => form.getInputNode(errors.email ? 'email' : 'password')?.focus(),
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {error && <LoginFailure failure={error} />}
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
