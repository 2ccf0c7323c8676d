import type { EmailSummary } from '@fakos/contracts/emails/contract';
import { useDeleteEmailMutation, useResendEmailMutation } from '@fakos/shared-kit/api/emails/hooks';
import { useCallback, useState } from 'react';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';

/** Queues e-mails again. */
export function useResend() {
  const toasts = useToasts();
  const failureText = useFailureText();
  const [resend, { isLoading, originalArgs }] = useResendEmailMutation();
  const queue = useCallback(
    async ({ id }: EmailSummary) => {
      const { data, error } = await resend({ id });
      if (data) toasts.showSuccess(data.message);
      else toasts.showError(failureText(error));
    },
    [resend, toasts, failureText],
  );
  return { resend: queue, pendingId: isLoading ? originalArgs?.id : undefined };
}

interface DeleteEmailDialogProps {
  /** The e-mail to delete; undefined closes the dialog. */
  readonly email: EmailSummary | undefined;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Deletes an e-mail that was not sent, after a confirmation. */
export function DeleteEmailDialog({ email, onClose, onDeleted }: DeleteEmailDialogProps) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [remove, { isLoading }] = useDeleteEmailMutation();
  const [shown, setShown] = useState(email);
  // The text of the dialog stays while it closes.
  if (email && email !== shown) setShown(email);

  async function confirm() {
    if (!email) return;
    const { data, error } = await remove({ id: email.id });
    onClose();
    if (!data) toasts.showError(failureText(error));
    else {
      toasts.showSuccess(data.message);
      onDeleted?.();
    }
  }

  return (
    <ConfirmDialog
      isOpen={email !== undefined}
      title={text('emails.deleteTitle')}
      message={text('emails.deleteText', { recipient: shown?.recipient ?? '' })}
      confirmLabel={text('emails.deleteConfirm')}
      isDestructive
      isPending={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
