import type { SignedInUser } from '@fakos/contracts/login/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useLoginSecondStepMutation } from '@fakos/shared-kit/api/login/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { TextField } from '@fakos/shared-kit/ui/field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from '../account.module.css';
import { useAccountText } from '../account-text.ts';
import { FailureNotice } from './failure-notice.tsx';

interface SecondStepFormProps {
  challenge: string;
  onSignedIn: (session: { user: SignedInUser; token: string }) => void;
  /** Called when the visitor or the server wants the password again. */
  onRestart: (problem?: string) => void;
}

/** Second step of the login: a code of the authenticator app, or a recovery code. */
export function SecondStepForm({ challenge, onSignedIn, onRestart }: SecondStepFormProps) {
  const text = useAccountText();
  const kitText = useKitText();
  const field = useRef<HTMLInputElement>(null);
  const [isRecovery, setRecovery] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [send, { error, isLoading }] = useLoginSecondStepMutation();
  const failure = isApiFailure(error) && !isLoading ? error : undefined;

  useEffect(
    function focusField() {
      if (field.current && isRecovery !== undefined) field.current.focus();
    },
    [isRecovery],
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    setProblem(code === '' ? kitText('fields.required') : undefined);
    if (code === '') return field.current?.focus();
    const { data, error: refused } = await send({ challenge, code });
    if (data) return onSignedIn(data);
    if (isApiFailure(refused) && refused.code === 'FORBIDDEN') return onRestart(refused.message);
    if (isApiFailure(refused) && refused.code === 'VALIDATION') {
      setProblem(refused.fields?.code ?? text('secondStep.wrong'));
    }
    field.current?.select();
  }

  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
      <p>{text(isRecovery ? 'secondStep.recoveryIntro' : 'secondStep.intro')}</p>
      {failure && failure.code !== 'VALIDATION' && <FailureNotice failure={failure} />}
      <TextField
        key={String(isRecovery)}
        ref={field}
        name="code"
        type="text"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        label={text(isRecovery ? 'secondStep.recoveryCode' : 'secondStep.code')}
        error={problem}
      />
      <Button type="submit" size="lg" fullWidth loading={isLoading}>
        {text('secondStep.submit')}
      </Button>
      <Button
        variant="link"
        onClick={() => {
          setProblem(undefined);
          setRecovery(!isRecovery);
        }}
      >
        {text(isRecovery ? 'secondStep.useApp' : 'secondStep.useRecovery')}
      </Button>
      <Button variant="link" onClick={() => onRestart()}>
        {text('secondStep.back')}
      </Button>
    </form>
  );
}
