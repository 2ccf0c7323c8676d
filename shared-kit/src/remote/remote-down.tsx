import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import type { ReactNode } from 'react';
import { AppError, errorCodes } from '../errors/errors.ts';

/** Props of `RemoteDown`. */
export interface RemoteDownProps {
  /** Why; its number is shown to those who ask for help. */
  error?: unknown;
  onRetry: () => void;
  pending?: boolean;
  /** Another way on, beside the retry. */
  action?: ReactNode;
}

/** What stands where a remote should be: what happened, that the rest works, and a retry. */
export function RemoteDown({ error, onRetry, pending = false, action }: RemoteDownProps) {
  const text = useKitText();
  const number = error instanceof AppError ? errorCodes[error.code].number : undefined;
  return (
    <ErrorState
      title={text('state.remoteDownTitle')}
      text={text('state.remoteDownText')}
      retryLabel={pending ? text('actions.retrying') : text('actions.retry')}
      onRetry={onRetry}
      pending={pending}
      action={action}
      reference={number && text('state.errorNumber', { number })}
    />
  );
}
