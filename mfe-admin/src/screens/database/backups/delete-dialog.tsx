import type { Backup } from '@fakos/contracts/database/contract';
import { useDeleteBackupMutation } from '@fakos/shared-kit/api/database/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { useDatabaseText } from '../database-text.ts';

interface DeleteDialogProps {
  /** Closed where it is undefined. */
  readonly backup: Backup | undefined;
  readonly onClose: () => void;
}

/** Deletes a backup. */
export function DeleteDialog({ backup, onClose }: DeleteDialogProps) {
  const text = useText();
  const databaseText = useDatabaseText();
  const format = useFormat();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [deleteBackup, { isLoading }] = useDeleteBackupMutation();

  async function remove() {
    if (!backup) return;
    try {
      toasts.showSuccess((await deleteBackup({ file: backup.file }).unwrap()).message);
      onClose();
    } catch (failure) {
      toasts.showError(failureText(failure));
    }
  }

  return (
    <ConfirmDialog
      isOpen={backup !== undefined}
      title={databaseText('deleteTitle')}
      message={databaseText('deleteText', { date: backup ? format.dateTime(backup.created_at) : '' })}
      confirmLabel={text('detail.delete')}
      isDestructive
      isPending={isLoading}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}
