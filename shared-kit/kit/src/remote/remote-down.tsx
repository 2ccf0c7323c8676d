import { AppError, errorCodes } from '@fakos/contracts/errors';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import type { ReactNode } from 'react';

/** Props of `RemoteDown`. */
export interface RemoteDownProps {
  /** The error; its number is shown as a reference for support. */
  error?: unknown;
  onRetry: () => void;
  pending?: boolean;
  /** An alternative to the retry. */
  action?: ReactNode;
}

/** Placeholder for a failed remote: explains that the rest of the page works and offers a retry. */
export function RemoteDown({ error, onRetry, pending = false, action }: RemoteDownProps) {
  const text = useKitText();
  const number = error instanceof AppError ? errorCodes[error.code] : undefined;
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
