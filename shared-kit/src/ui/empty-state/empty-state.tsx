import type { ReactNode } from 'react';
import { StateMessage, type StateMessageProps } from '../error-state/state-message.tsx';

/** Props of `EmptyState`. */
export interface EmptyStateProps extends StateMessageProps {
  /** The way on, usually a `ButtonLink`. */
  action?: ReactNode;
}

/** Says kindly that there is nothing here yet, and where to go. */
export function EmptyState({ action, ...message }: EmptyStateProps) {
  return <StateMessage actions={action} {...message} />;
}
