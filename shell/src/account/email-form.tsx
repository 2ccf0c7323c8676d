import { isApiFailure } from '@fakos/shared-kit/api';
import { Button } from '@fakos/shared-kit/ui/button';
import { TextField } from '@fakos/shared-kit/ui/field';
import type { ReactNode } from 'react';
import styles from './account.module.css';
import { FailureNotice } from './failure-notice.tsx';
import { useAccountText } from './text.ts';
import { useAccountForm, warmChecks } from './use-account-form.ts';

interface EmailFormProps {
  onAsk: (answers: { email: string }) => Promise<unknown>;
  /** How the last asking went. */
  asked: { readonly error?: unknown; readonly isLoading: boolean };
  submit: string;
  /** Said above the question. */
  children: ReactNode;
  /** Another way on, below. */
  otherWay?: ReactNode;
}

/** Asks for an e-mail, to which a link is sent. */
export function EmailForm({ onAsk, asked: { error, isLoading }, submit, children, otherWay }: EmailFormProps) {
  const text = useAccountText();
  const { register, handleSubmit, formState } = useAccountForm('email', { answers: { email: '' }, short: true });
  return (
    <form className={styles.form} onSubmit={handleSubmit((answers) => onAsk(answers))} onInput={warmChecks} noValidate>
      {children}
      {isApiFailure(error) && !isLoading && <FailureNotice failure={error} />}
      <TextField
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={text('email')}
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" size="lg" fullWidth loading={isLoading}>
        {submit}
      </Button>
      {otherWay}
    </form>
  );
}
