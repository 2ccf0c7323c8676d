import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { AppError, errorCodes } from '../errors/errors.ts';

/** What stands where a remote should be: what happened, that the rest works, and a retry. */
export function RemoteDown({
  error,
  onRetry,
  pending = false,
}: {
  /** Why; its number is shown to those who ask for help. */
  error?: unknown;
  onRetry: () => void;
  pending?: boolean;
}) {
  const text = useKitText();
  const number = error instanceof AppError ? errorCodes[error.code].number : undefined;
  return (
    <ErrorState
      title={text('state.remoteDownTitle')}
      text={text('state.remoteDownText')}
      retryLabel={pending ? text('actions.retrying') : text('actions.retry')}
      onRetry={onRetry}
      pending={pending}
      reference={number && text('state.errorNumber', { number })}
    />
  );
}
