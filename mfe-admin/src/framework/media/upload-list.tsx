import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ActionIcon, Button, Group, Paper, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { useText } from '../../text.ts';
import { useFailureText } from '../states/failure-text.ts';
import styles from './media.module.css';
import type { Upload } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

const PERCENT = 100;

/** The uploads of a queue, each with its progress and actions; renders nothing without uploads. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const text = useText();
  const { list, isBusy, clearFinished } = uploads;
  if (list.length === 0) return null;
  const done = list.filter(({ state }) => state === 'done').length;
  return (
    <Paper withBorder p="sm" component="section" aria-label={text('media.uploads')}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={500} role="status">
          {text('media.uploaded', { done, count: list.length })}
        </Text>
        {!isBusy && (
          <Button variant="subtle" size="compact-sm" color="gray" onClick={clearFinished}>
            {text('media.clearUploads')}
          </Button>
        )}
      </Group>
      <ul className={styles.uploads}>
        {list.map((upload) => (
          <li key={upload.id}>
            <UploadRow upload={upload} uploads={uploads} />
          </li>
        ))}
      </ul>
    </Paper>
  );
}

function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const text = useText();
  const kitText = useKitText();
  const format = useFormat();
  const { id, file, state, progress } = upload;
  const isOpen = state === 'waiting' || state === 'running';
  return (
    <>
      <Text size="sm" truncate className={styles.uploadName}>
        {file.name}
      </Text>
      {isOpen && (
        <progress
          className={styles.progress}
          aria-label={text('media.progressOf', { name: file.name })}
          value={progress}
          max={1}
        />
      )}
      <UploadState upload={upload}>
        {state === 'running' ? `${format.number(Math.round(progress * PERCENT))} %` : undefined}
      </UploadState>
      {isOpen && (
        <ActionIcon
          className={styles.uploadAction}
          variant="subtle"
          color="gray"
          aria-label={`${kitText('actions.cancel')}: ${file.name}`}
          title={kitText('actions.cancel')}
          onClick={() => uploads.cancel(id)}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <ActionIcon
          className={styles.uploadAction}
          variant="subtle"
          aria-label={text('media.retryOf', { name: file.name })}
          title={text('media.retry')}
          onClick={() => uploads.retry(id)}
        >
          <IconRefresh size={16} aria-hidden />
        </ActionIcon>
      )}
    </>
  );
}

function UploadState({ upload, children }: { upload: Upload; children: string | undefined }) {
  const text = useText();
  const failureText = useFailureText();
  const { state, failure } = upload;
  if (state === 'failed') {
    return (
      <Text size="xs" c="red" className={styles.uploadState} data-failed>
        <IconAlertTriangle size={14} aria-hidden /> {failureText(failure)}
      </Text>
    );
  }
  return (
    <Text size="xs" c="dimmed" className={styles.uploadState}>
      {state === 'done' && <IconCheck size={14} aria-hidden />} {children ?? text(`media.uploadStates.${state}`)}
    </Text>
  );
}
