import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useNodeLabel } from '../commands/use-node-label.ts';
import { useEditorText } from '../editor-text.ts';
import type { DraftSaver } from '../session/draft-saver.ts';

/** Asks which version to use of sections and widgets that two users have changed. */
export function ConflictDialog({ saver }: { saver: DraftSaver }) {
  const text = useEditorText();
  const { getLabel } = useNodeLabel();
  const { conflict } = useSyncExternalStore(saver.subscribe, saver.getState);
  return (
    <Modal
      opened={conflict !== undefined}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={text('editor.conflict.title')}
      size="lg"
    >
      <Stack>
        <Text size="sm">
          {text('editor.conflict.text', { name: conflict?.savedBy || text('editor.conflict.someone') })}
        </Text>
        <List size="sm">
          {conflict?.conflicts.map(({ language, key, mine, theirs }) => (
            <List.Item key={`${language} ${key}`}>
              {text('editor.conflict.item', {
                name: getLabel(mine ?? theirs),
                language: text(`toolbar.languages.${language}`),
              })}
            </List.Item>
          ))}
        </List>
        <Text size="sm" c="dimmed">
          {text('editor.conflict.rest')}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => saver.resolve('theirs')}>
            {text('editor.conflict.theirs')}
          </Button>
          <Button onClick={() => saver.resolve('mine')} data-autofocus>
            {text('editor.conflict.mine')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
