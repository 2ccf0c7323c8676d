import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { StateMessage, type StateMessageProps } from './state-message.tsx';

/** Props of `ErrorState`. */
export interface ErrorStateProps extends StateMessageProps {
  retryLabel?: string;
  onRetry?: () => void;
  /** The retry is under way. */
  pending?: boolean;
  /** Another way on, beside the retry. */
  action?: ReactNode;
  /** A number or code for those who ask for help. */
  reference?: ReactNode;
}

/** Says what failed and offers to try again; announced when it appears. */
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
