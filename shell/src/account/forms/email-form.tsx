import { type ApiFailure, isApiFailure } from '@fakos/shared-kit/api';
import { Button } from '@fakos/shared-kit/ui/button';
import { TextField } from '@fakos/shared-kit/ui/field';
import type { ReactNode } from 'react';
import styles from '../account.module.css';
import { useAccountText } from '../account-text.ts';
import { FailureNotice } from './failure-notice.tsx';
import { preloadValidation, useAccountForm } from './use-account-form.ts';

interface EmailFormProps {
  onSubmit: (values: { email: string }) => Promise<unknown>;
  /** State of the last request. */
  request: { readonly error?: unknown; readonly isLoading: boolean };
  submitLabel: string;
  /** Shown above the field. */
  children: ReactNode;
  footer?: ReactNode;
  /** Shows a failed request; by default the server's message. */
  showFailure?: (failure: ApiFailure) => ReactNode;
}

/** A form for an e-mail address to which the server sends a link. */
export function EmailForm({
  onSubmit,
  request: { error, isLoading },
  submitLabel,
  children,
  footer,
  showFailure = (failure) => <FailureNotice failure={failure} />,
}: EmailFormProps) {
  const text = useAccountText();
  const { register, handleSubmit, formState } = useAccountForm('email', {
    initialValues: { email: '' },
    focusFirstError: true,
  });
  return (
    <form
      method="post"
      className={styles.form}
      onSubmit={handleSubmit((values) => onSubmit(values))}
      onInput={preloadValidation}
      noValidate
    >
      {children}
      {isApiFailure(error) && !isLoading && showFailure(error)}
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
        {submitLabel}
      </Button>
      {footer}
    </form>
  );
}
