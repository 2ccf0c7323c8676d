import type { Backup } from '@fakos/contracts/database/contract';
import { LOCALES } from '@fakos/contracts/languages';
import { useRestoreBackupMutation } from '@fakos/shared-kit/api/database/hooks';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { Stack, Text } from '@mantine/core';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useDatabaseText } from '../database-text.ts';

/** Numbers only, because names of months are hard to type. */
const DAY_FORMAT = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Europe/Athens' } as const;

interface RestoreDialogProps {
  /** Closed where it is undefined. */
  readonly backup: Backup | undefined;
  readonly onClose: () => void;
}

/** Replaces the shop's data by a backup, once the user has typed its day. */
export function RestoreDialog({ backup, onClose }: RestoreDialogProps) {
  const databaseText = useDatabaseText();
  const format = useFormat();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [restoreBackup, { isLoading }] = useRestoreBackupMutation();
  const dayFormat = new Intl.DateTimeFormat(LOCALES[useLanguage()], DAY_FORMAT);
  const day = backup ? dayFormat.format(new Date(backup.created_at)) : '';
  const date = backup ? format.dateTime(backup.created_at) : '';

  async function restore() {
    if (!backup) return;
    try {
      const { data } = await restoreBackup({ file: backup.file, confirm: backup.file }).unwrap();
      const before = format.dateTime(data.before.created_at);
      toasts.showSuccess(databaseText('restored', { count: data.rows, date: before }));
      onClose();
    } catch (failure) {
      toasts.showError(failureText(failure));
    }
  }

  return (
    <ConfirmDialog
      isOpen={backup !== undefined}
      title={databaseText('restoreTitle')}
      message={
        <Stack gap="xs">
          <Text size="sm">{databaseText('restoreText', { date })}</Text>
          <Text size="sm">{databaseText('restoreSafety')}</Text>
        </Stack>
      }
      confirmLabel={databaseText('restore')}
      nameToType={day}
      isDestructive
      isPending={isLoading}
      onConfirm={restore}
      onCancel={onClose}
    />
  );
}
