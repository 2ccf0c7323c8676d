import type { Backup, DatabaseState } from '@fakos/contracts/database/contract';
import { useCreateBackupMutation, useDownloadBackupMutation } from '@fakos/shared-kit/api/database/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDatabaseExport } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormatBytes } from '../../../framework/format-bytes.ts';
import type { Column } from '../../../framework/list/list-columns.ts';
import { ListTable } from '../../../framework/list/list-table.tsx';
import { saveUrl } from '../../../framework/save-file.ts';
import { Section } from '../../../framework/section.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { useDatabaseText } from '../database-text.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

interface BackupsProps {
  readonly backups: readonly Backup[];
  readonly images: DatabaseState['images'];
}

/** The stored backups, which can be downloaded, restored and deleted, and a button that makes one. */
export function Backups({ backups, images }: BackupsProps) {
  const databaseText = useDatabaseText();
  const formatBytes = useFormatBytes();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [createBackup, { isLoading }] = useCreateBackupMutation();
  const [chosen, setChosen] = useState<{ backup: Backup; step: 'restore' | 'delete' }>();
  const columns = useBackupColumns(setChosen);
  const close = () => setChosen(undefined);

  async function backUp() {
    try {
      toasts.showSuccess((await createBackup().unwrap()).message);
    } catch (failure) {
      toasts.showError(failureText(failure));
    }
  }

  return (
    <Section
      title={databaseText('backups')}
      aside={
        <Button leftSection={<IconDatabaseExport size={16} aria-hidden />} loading={isLoading} onClick={backUp}>
          {databaseText('backUpNow')}
        </Button>
      }
    >
      <Stack gap="sm">
        <Text size="sm">
          {[
            databaseText('contents'),
            images.files > 0 &&
              databaseText('imagesExcluded', { count: images.files, size: formatBytes(images.size_bytes) }),
            databaseText('keepElsewhere'),
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
        {backups.length > 0 ? (
          <ListTable label={databaseText('backups')} columns={columns} rows={backups} rowKey={({ file }) => file} />
        ) : (
          <Text size="sm" c="dimmed">
            {databaseText('noBackups')}
          </Text>
        )}
      </Stack>
      <RestoreDialog backup={chosen?.step === 'restore' ? chosen.backup : undefined} onClose={close} />
      <DeleteDialog backup={chosen?.step === 'delete' ? chosen.backup : undefined} onClose={close} />
    </Section>
  );
}

function useBackupColumns(choose: (choice: { backup: Backup; step: 'restore' | 'delete' }) => void) {
  const text = useText();
  const databaseText = useDatabaseText();
  const format = useFormat();
  const formatBytes = useFormatBytes();
  const columns: readonly Column<Backup>[] = [
    {
      key: 'made',
      header: databaseText('made'),
      isRowTitle: true,
      cell: ({ created_at: at }) => format.dateTime(at),
    },
    { key: 'kind', header: databaseText('kind'), cell: ({ kind }) => databaseText(`kinds.${kind}`) },
    {
      key: 'size',
      header: databaseText('size'),
      align: 'end',
      cell: ({ size_bytes: bytes }) => formatBytes(bytes),
    },
    {
      key: 'actions',
      header: databaseText('actions'),
      isHeaderHidden: true,
      align: 'end',
      cell: (backup) => {
        const name = format.dateTime(backup.created_at);
        return (
          <Group gap="xs" justify="flex-end">
            <DownloadButton file={backup.file} name={name} />
            <Button
              size="compact-sm"
              variant="default"
              aria-label={databaseText('restoreName', { name })}
              onClick={() => choose({ backup, step: 'restore' })}
            >
              {databaseText('restore')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              aria-label={databaseText('deleteName', { name })}
              onClick={() => choose({ backup, step: 'delete' })}
            >
              {text('detail.delete')}
            </Button>
          </Group>
        );
      },
    },
  ];
  return columns;
}

function DownloadButton({ file, name }: { file: string; name: string }) {
  const databaseText = useDatabaseText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [downloadBackup, { isLoading }] = useDownloadBackupMutation();

  async function download() {
    try {
      saveUrl(file, await downloadBackup({ file }).unwrap());
    } catch (failure) {
      toasts.showError(failureText(failure));
    }
  }

  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={isLoading}
      aria-label={databaseText('downloadName', { name })}
      onClick={download}
    >
      {databaseText('download')}
    </Button>
  );
}
