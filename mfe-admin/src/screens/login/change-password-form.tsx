import type { SignedInUser } from '@fakos/contracts/login/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useChangePasswordMutation } from '@fakos/shared-kit/api/login/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useDispatch } from '@fakos/shared-kit/state';
import { userChanged } from '@fakos/shared-kit/state/session';
import { Alert, Button, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useFailureText } from '../../framework/states/failure-text.ts';
import { useText } from '../../text.ts';

/** Minimum length of a password (product.md section 3, "Registration"). */
const MIN_PASSWORD_LENGTH = 10;

/** Replaces the generated first password. The back office opens when the user has changed it. */
export function ChangePasswordForm({ user }: { user: SignedInUser }) {
  const text = useText();
  const kitText = useKitText();
  const failureText = useFailureText();
  const dispatch = useDispatch();
  const [changePassword, { error, isLoading }] = useChangePasswordMutation();
  const form = useForm({
    initialValues: { current_password: '', new_password: '', repeated: '' },
    validate: {
      current_password: (current) => (current ? null : kitText('fields.required')),
      new_password: (next) =>
        next.length < MIN_PASSWORD_LENGTH ? kitText('fields.tooShort', { count: MIN_PASSWORD_LENGTH }) : null,
      repeated: (repeated, { new_password }) => (repeated === new_password ? null : text('login.passwordsDiffer')),
    },
  });

  const submit = form.onSubmit(async ({ current_password, new_password }) => {
    const result = await changePassword({ current_password, new_password });
    if (result.data) dispatch(userChanged({ ...user, must_change_password: false }));
    else if (isApiFailure(result.error) && result.error.fields) form.setErrors({ ...result.error.fields });
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {error && <Alert role="alert" color="red" title={failureText(error)} />}
        <input type="hidden" autoComplete="username" value={user.email} readOnly />
        <PasswordInput
          label={text('login.currentPassword')}
          autoComplete="current-password"
          {...form.getInputProps('current_password')}
        />
        <PasswordInput
          label={text('login.newPassword')}
          description={text('login.newPasswordHint', { count: MIN_PASSWORD_LENGTH })}
          autoComplete="new-password"
          {...form.getInputProps('new_password')}
        />
        <PasswordInput
          label={text('login.repeatPassword')}
          autoComplete="new-password"
          {...form.getInputProps('repeated')}
        />
        <Button type="submit" size="md" loading={isLoading}>
          {text('login.changeSubmit')}
        </Button>
      </Stack>
    </form>
  );
}
