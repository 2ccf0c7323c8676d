import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useCommandsContext } from '../commands/commands-context.ts';
import { useNodeLabel } from '../commands/use-node-label.ts';
import { useEditorText } from '../editor-text.ts';
import { getList, getListNames } from '../model/convert.ts';
import { useEditorSession } from '../session/session-context.ts';

interface RemovalDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before the selection is deleted (spec section 4, "widget editing"). */
export function RemovalDialog({ isOpen, onClose }: RemovalDialogProps) {
  const text = useEditorText();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={text('removal.title')}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': text('editor.closePanel') }}
    >
      <Removal onClose={onClose} />
    </Modal>
  );
}

function Removal({ onClose }: Pick<RemovalDialogProps, 'onClose'>) {
  const text = useEditorText();
  const commands = useCommandsContext();
  // What is selected changes before the dialog has disappeared.
  const [{ names, hasContent }] = useState(useSelectedNames());
  const [name = ''] = names;
  return (
    <Stack>
      <Text>
        {names.length === 1 ? text('removal.one', { name }) : text('removal.several', { count: names.length })}{' '}
        {hasContent && text('removal.content')}
      </Text>
      <Text size="sm" c="dimmed">
        {text('removal.undo')}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {text('publish.cancel')}
        </Button>
        <Button
          color="red"
          data-autofocus
          onClick={() => {
            commands.remove();
            onClose();
          }}
        >
          {text('canvas.actions.delete')}
        </Button>
      </Group>
    </Stack>
  );
}

function useSelectedNames() {
  const session = useEditorSession();
  const { getLabel } = useNodeLabel();
  const { document, language, selection } = session.getState();
  const nodes = selection.flatMap((key) => document[language].nodes[key] ?? []);
  return {
    names: nodes.map(getLabel),
    hasContent: nodes.some((node) => getListNames(node).some((list) => getList(node, list).length > 0)),
  };
}
