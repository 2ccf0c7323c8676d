import { useCallback } from 'react';
import { useFailureText } from '../../states/failure-text.ts';
import { useToasts } from '../../toasts.tsx';

/** Awaits a mutation of notifications and shows its failure. */
export function useNotificationAction(): (change: Promise<{ error?: unknown }>) => Promise<void> {
  const toasts = useToasts();
  const failureText = useFailureText();
  return useCallback(
    async (change) => {
      const { error } = await change;
      if (error) toasts.showError(failureText(error));
    },
    [toasts, failureText],
  );
}
