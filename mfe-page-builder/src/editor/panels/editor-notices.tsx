import { useFormat } from '@fakos/shared-kit/i18n';
import { Alert } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { useEditorText } from '../editor-text.ts';
import { limits } from '../model/limits.ts';
import type { DraftSaver } from '../session/draft-saver.ts';
import { useEditorState } from '../session/session-context.ts';

interface EditorNoticesProps {
  readonly saver: DraftSaver;
  readonly restoredFrom: number | undefined;
}

/** Notices about the page: restored or merged changes, and refused operations. */
export function EditorNotices({ saver, restoredFrom }: EditorNoticesProps) {
  const text = useEditorText();
  const format = useFormat();
  const refusal = useEditorState((state) => state.refusal);
  const { merged } = useSyncExternalStore(saver.subscribe, saver.getState);
  const [dismissed, setDismissed] = useState<readonly unknown[]>([]);
  const time = restoredFrom === undefined ? '' : format.dateTime(new Date(restoredFrom).toISOString());
  const notices = [
    { about: restoredFrom, message: text('editor.restored', { time }), color: 'accent' },
    {
      about: merged,
      message: text('editor.merged', { name: merged?.savedBy || text('editor.conflict.someone') }),
      color: 'accent',
    },
    {
      about: refusal,
      message: refusal && text(`editor.limits.${refusal.limit}`, { max: limits[refusal.limit] }),
      color: 'red',
    },
  ];
  return notices
    .filter(({ about }) => about !== undefined && !dismissed.includes(about))
    .map(({ about, message, color }) => (
      <Alert
        key={color + String(message)}
        color={color}
        variant="light"
        radius={0}
        py="xs"
        withCloseButton
        closeButtonLabel={text('editor.dismiss')}
        onClose={() => setDismissed((current) => [...current, about])}
      >
        {message}
      </Alert>
    ));
}
