import { Button, Group, Loader, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useEditorText } from '../editor-text.ts';
import { toAthensClock } from '../publishing/athens-time.ts';
import type { DraftSaver } from '../session/draft-saver.ts';

const ICON_SIZE = 16;

/** Whether the draft is stored: "Saved 12:03", "Saving…", or that it could not be saved, with a retry. */
export function SaveStatus({ saver }: { saver: DraftSaver }) {
  const text = useEditorText();
  const { status, savedAt } = useSyncExternalStore(saver.subscribe, saver.getState);
  const time = savedAt === undefined ? undefined : toAthensClock(savedAt);
  return (
    <Group gap={6} wrap="nowrap" role="status">
      {status === 'saved' && <IconCheck size={ICON_SIZE} aria-hidden />}
      {status === 'saving' && <Loader size="xs" aria-hidden />}
      {(status === 'failed' || status === 'conflict') && <IconAlertTriangle size={ICON_SIZE} aria-hidden />}
      <Text size="sm" c={status === 'failed' ? 'var(--color-danger)' : 'dimmed'} style={{ whiteSpace: 'nowrap' }}>
        {status === 'saved' && time !== undefined
          ? text('toolbar.savedAt', { time })
          : text(`toolbar.status.${status}`)}
      </Text>
      {status === 'failed' && (
        <Button size="compact-sm" variant="default" onClick={() => void saver.flush()}>
          {text('toolbar.retry')}
        </Button>
      )}
    </Group>
  );
}
