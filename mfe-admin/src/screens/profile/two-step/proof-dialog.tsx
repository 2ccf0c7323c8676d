import { isApiFailure } from '@fakos/shared-kit/api';
import { useRenewRecoveryCodesMutation, useTurnOffTwoStepMutation } from '@fakos/shared-kit/api/two-step/hooks';
import { Alert, Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';

/** The action that requires password and code. */
export type ProofPurpose = 'renew' | 'off';

interface ProofDialogProps {
  purpose: ProofPurpose;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Requires password and code before new recovery codes are made or two-step login is turned off. */
export function ProofDialog({ purpose, onCodes, onClose }: ProofDialogProps) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [renew, renewing] = useRenewRecoveryCodesMutation();
  const [turnOff, turningOff] = useTurnOffTwoStepMutation();
  const { error, isLoading } = purpose === 'renew' ? renewing : turningOff;
  const form = useForm({
    initialValues: { current_password: '', code: '' },
    validate: {
      current_password: (password) => (password ? null : text('form.required')),
      code: (code) => (code.trim() ? null : text('form.required')),
    },
  });
  const showFailure = (failure: unknown) => {
    if (isApiFailure(failure) && failure.fields) form.setErrors({ ...failure.fields });
  };
  const submit = form.onSubmit(async (values) => {
    if (purpose === 'renew') {
      const result = await renew(values);
      if (!result.data) return showFailure(result.error);
      onCodes(result.data.data.recovery_codes);
    } else {
      const result = await turnOff(values);
      if (!result.data) return showFailure(result.error);
      toasts.showSuccess(result.data.message);
    }
    onClose();
  });
  return (
    <Modal opened onClose={onClose} title={text(`profile.twoStep.${purpose}.title`)}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{text(`profile.twoStep.${purpose}.text`)}</Text>
          {error && <Alert role="alert" color="red" title={failureText(error)} />}
          <PasswordInput
            data-autofocus
            label={text('login.currentPassword')}
            autoComplete="current-password"
            {...form.getInputProps('current_password')}
          />
          <TextInput
            label={text('profile.twoStep.anyCode')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('code')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {text('profile.twoStep.cancel')}
            </Button>
            <Button type="submit" loading={isLoading} {...(purpose === 'off' && { color: 'red' })}>
              {text(`profile.twoStep.${purpose}.label`)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
