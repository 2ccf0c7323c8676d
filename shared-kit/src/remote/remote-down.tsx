import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';

/** What stands where a remote should be: what happened, that the rest works, and a retry. */
export function RemoteDown({ onRetry, pending = false }: { onRetry: () => void; pending?: boolean }) {
  const text = useKitText();
  return (
    <ErrorState
      title={text('state.remoteDownTitle')}
      text={text('state.remoteDownText')}
      retryLabel={pending ? text('actions.retrying') : text('actions.retry')}
      onRetry={onRetry}
      pending={pending}
    />
  );
}
