import { isApiFailure } from '@fakos/shared-kit/api';
import { useConfirmTwoStepMutation, useStartTwoStepMutation } from '@fakos/shared-kit/api/two-step/hooks';
import { Alert, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useText } from '../../../text.ts';
import { CopyButton } from './copy-button.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './two-step.module.css';

interface SetUpTwoStepProps {
  onConfirmed: (codes: readonly string[]) => void;
  /** Undefined where the set-up cannot be left. */
  onCancel: (() => void) | undefined;
}

/** Set-up: the password, then the app's QR code and its first code. */
export function SetUpTwoStep({ onConfirmed, onCancel }: SetUpTwoStepProps) {
  const [app, setApp] = useState<{ secret: string; uri: string }>();
  return app ? (
    <ConfirmCode {...app} onConfirmed={onConfirmed} onCancel={onCancel} />
  ) : (
    <EnterPassword onStarted={setApp} onCancel={onCancel} />
  );
}

interface EnterPasswordProps {
  onStarted: (app: { secret: string; uri: string }) => void;
  onCancel: (() => void) | undefined;
}

function EnterPassword({ onStarted, onCancel }: EnterPasswordProps) {
  const text = useText();
  const failureText = useFailureText();
  const [start, { error, isLoading }] = useStartTwoStepMutation();
  const form = useForm({
    initialValues: { current_password: '' },
    validate: { current_password: (password) => (password ? null : text('form.required')) },
  });
  const submit = form.onSubmit(async (values) => {
    const result = await start(values);
    if (result.data) onStarted(result.data.data);
    else if (isApiFailure(result.error) && result.error.fields) form.setErrors({ ...result.error.fields });
    form.getInputNode('current_password')?.focus();
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack align="flex-start">
        <Text size="sm">{text('profile.twoStep.passwordFirst')}</Text>
        {error && <Alert role="alert" color="red" w="100%" title={failureText(error)} />}
        <PasswordInput
          w="100%"
          label={text('login.currentPassword')}
          autoComplete="current-password"
          {...form.getInputProps('current_password')}
        />
        <Group>
          <Button type="submit" loading={isLoading}>
            {text('profile.twoStep.continue')}
          </Button>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {text('profile.twoStep.cancel')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

function ConfirmCode({ secret, uri, onConfirmed, onCancel }: SetUpTwoStepProps & { secret: string; uri: string }) {
  const text = useText();
  const failureText = useFailureText();
  const [confirm, { error, isLoading }] = useConfirmTwoStepMutation();
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (/^\s*(?:\d\s*){6}$/.test(code) ? null : text('profile.twoStep.sixDigits')) },
  });
  const submit = form.onSubmit(async (values) => {
    const result = await confirm(values);
    if (result.data) onConfirmed(result.data.data.recovery_codes);
    else if (isApiFailure(result.error) && result.error.fields) form.setErrors({ ...result.error.fields });
  });
  const readable = secret.match(/.{1,4}/g)?.join(' ') ?? secret;
  return (
    <form onSubmit={submit} noValidate>
      <Stack align="flex-start">
        <Text size="sm">{text('profile.twoStep.scan')}</Text>
        <QrCode text={uri} label={text('profile.twoStep.qrCode')} />
        <Text size="sm">{text('profile.twoStep.typeSecret')}</Text>
        <Group gap="xs">
          <code className={styles.secret}>{readable}</code>
          <CopyButton text={secret} label={text('profile.twoStep.copySecret')} />
        </Group>
        {error && <Alert role="alert" color="red" w="100%" title={failureText(error)} />}
        <TextInput
          w="100%"
          label={text('login.secondStep.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.getInputProps('code')}
        />
        <Group>
          <Button type="submit" loading={isLoading}>
            {text('profile.twoStep.turnOn')}
          </Button>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {text('profile.twoStep.cancel')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
