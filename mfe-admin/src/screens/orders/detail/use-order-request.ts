import { isApiFailure } from '@fakos/shared-kit/api';
import { useState } from 'react';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';

/** Result of a mutation, as RTK Query returns it. */
type MutationResult =
  | { readonly data: { readonly message: string }; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: unknown };

/** Callbacks of an order's dialogs. */
export interface OrderDialogProps {
  readonly onClose: () => void;
  /** Called instead of `onClose` when someone else has changed the order since it was displayed. */
  readonly onStale: () => void;
}

/** Sends a change of an order from a dialog: success closes the dialog, an error stays in it. */
export function useOrderRequest({ onClose, onStale }: OrderDialogProps) {
  const toasts = useToasts();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setPending] = useState(false);

  /** Resolves to whether the request succeeded. */
  async function send(request: Promise<MutationResult>): Promise<boolean> {
    setFailure(undefined);
    setPending(true);
    const { data, error } = await request;
    setPending(false);
    if (data) {
      toasts.showSuccess(data.message);
      onClose();
      return true;
    }
    if (isApiFailure(error) && error.code === 'STALE_VERSION') onStale();
    else setFailure(error);
    return false;
  }

  return {
    send,
    isPending,
    failureMessage: failure === undefined ? undefined : failureText(failure),
    /** Errors by field, for a request with invalid input. */
    fieldErrors: (isApiFailure(failure) && failure.fields) || {},
  };
}
