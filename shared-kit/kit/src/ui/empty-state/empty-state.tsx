import type { ReactNode } from 'react';
import { StateMessage, type StateMessageProps } from '../error-state/state-message.tsx';

/** Props of `EmptyState`. */
export interface EmptyStateProps extends StateMessageProps {
  /** What to do next, usually a `ButtonLink`. */
  action?: ReactNode;
}

/** A message for an empty list or page, with an optional action. */
export function EmptyState({ action, ...message }: EmptyStateProps) {
  return <StateMessage actions={action} {...message} />;
}
