import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { StateMessage, type StateMessageProps } from './state-message.tsx';

/** Props of `ErrorState`. */
export interface ErrorStateProps extends StateMessageProps {
  retryLabel?: string;
  onRetry?: () => void;
  /** True during a retry. */
  pending?: boolean;
  /** An alternative to the retry. */
  action?: ReactNode;
  /** Error number or code for support. */
  reference?: ReactNode;
}

/** An error message with an optional retry; announced when it appears. */
export function ErrorState({ icon = 'refresh', retryLabel, onRetry, pending, action, ...message }: ErrorStateProps) {
  const retry = onRetry && retryLabel && (
    <Button onClick={onRetry} loading={pending}>
      {retryLabel}
    </Button>
  );
  const actions = (retry || action) && (
    <>
      {retry}
      {action}
    </>
  );
  return <StateMessage isAlert icon={icon} actions={actions} {...message} />;
}
