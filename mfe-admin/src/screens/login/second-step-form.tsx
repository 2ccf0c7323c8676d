import type { SignedInUser } from '@fakos/contracts/login/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useLoginSecondStepMutation } from '@fakos/shared-kit/api/login/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFailureText } from '../../framework/states/failure-text.ts';
import { useText } from '../../text.ts';

interface SecondStepFormProps {
  challenge: string;
  onSignedIn: (session: { user: SignedInUser; token: string }) => void;
  /** Called when the user or the server wants the password again. */
  onRestart: (problem?: string) => void;
}

/** Second step of the login: a code of the authenticator app, or a recovery code. */
export function SecondStepForm({ challenge, onSignedIn, onRestart }: SecondStepFormProps) {
  const text = useText();
  const kitText = useKitText();
  const failureText = useFailureText();
  const field = useRef<HTMLInputElement>(null);
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [send, { error, isLoading }] = useLoginSecondStepMutation();

  useEffect(
    function focusField() {
      if (field.current && isRecovery !== undefined) field.current.focus();
    },
    [isRecovery],
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(code.trim() === '' ? kitText('fields.required') : undefined);
    if (code.trim() === '') return field.current?.focus();
    const { data, error: refused } = await send({ challenge, code: code.trim() });
    if (data) return onSignedIn(data);
    if (isApiFailure(refused) && refused.code === 'FORBIDDEN') return onRestart(refused.message);
    if (isApiFailure(refused) && refused.code === 'VALIDATION') {
      setProblem(refused.fields?.code ?? text('login.secondStep.wrong'));
    }
    field.current?.select();
  }

  const isOther = isApiFailure(error) && error.code !== 'VALIDATION';
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{text(isRecovery ? 'login.secondStep.recoveryIntro' : 'login.secondStep.intro')}</Text>
        {isOther && !isLoading && <Alert role="alert" color="red" title={failureText(error)} />}
        <TextInput
          ref={field}
          name="code"
          label={text(isRecovery ? 'login.secondStep.recoveryCode' : 'login.secondStep.code')}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={problem}
        />
        <Button type="submit" size="md" loading={isLoading}>
          {text('login.secondStep.submit')}
        </Button>
        <Group justify="space-between">
          <Anchor
            component="button"
            type="button"
            size="sm"
            onClick={() => {
              setProblem(undefined);
              setCode('');
              setRecovery(!isRecovery);
            }}
          >
            {text(isRecovery ? 'login.secondStep.useApp' : 'login.secondStep.useRecovery')}
          </Anchor>
          <Anchor component="button" type="button" size="sm" onClick={() => onRestart()}>
            {text('login.secondStep.back')}
          </Anchor>
        </Group>
      </Stack>
    </form>
  );
}
