import type { Profile } from '@fakos/contracts/profile/contract';
import { MIN_PASSWORD } from '@fakos/contracts/users/fields';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useUpdatePasswordMutation } from '@fakos/shared-kit/api/profile/hooks';
import { Alert, Button, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Section } from '../../framework/section.tsx';
import { useFailureText } from '../../framework/states/failure-text.ts';
import { useToasts } from '../../framework/toasts.tsx';
import { useText } from '../../text.ts';

/** Changes the password; the server ends the account's other sessions. */
export function PasswordForm({ profile }: { profile: Profile }) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [update, { error, isLoading }] = useUpdatePasswordMutation();
  const form = useForm({
    initialValues: { current_password: '', new_password: '', repeated: '' },
    validate: {
      current_password: (current) => (current ? null : text('form.required')),
      new_password: (next) =>
        next.length < MIN_PASSWORD ? text('profile.passwordShort', { count: MIN_PASSWORD }) : null,
      repeated: (repeated, { new_password: next }) => (repeated === next ? null : text('login.passwordsDiffer')),
    },
  });
  const submit = form.onSubmit(
    async ({ current_password, new_password }) => {
      const result = await update({ current_password, new_password });
      if (result.data) {
        form.reset();
        toasts.showSuccess(result.data.message);
      } else if (isApiFailure(result.error) && result.error.fields) form.setErrors({ ...result.error.fields });
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  );
  return (
    <Section title={text('profile.password')}>
      <form onSubmit={submit} noValidate>
        <Stack align="flex-start">
          {error && <Alert role="alert" color="red" w="100%" title={failureText(error)} />}
          <input type="hidden" autoComplete="username" value={profile.email} readOnly />
          <PasswordInput
            w="100%"
            label={text('login.currentPassword')}
            autoComplete="current-password"
            {...form.getInputProps('current_password')}
          />
          <PasswordInput
            w="100%"
            label={text('login.newPassword')}
            description={text('login.newPasswordHint', { count: MIN_PASSWORD })}
            autoComplete="new-password"
            {...form.getInputProps('new_password')}
          />
          <PasswordInput
            w="100%"
            label={text('login.repeatPassword')}
            autoComplete="new-password"
            {...form.getInputProps('repeated')}
          />
          <Button type="submit" variant="default" loading={isLoading}>
            {text('profile.changePassword')}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
