import { Modal } from '@mantine/core';
import { useCommandsContext } from '../commands/commands-context.ts';
import { useEditorText } from '../editor-text.ts';
import { QuickInsert } from '../library/quick-insert.tsx';

interface QuickInsertDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The widgets that can be inserted after the selection, with a search. */
export function QuickInsertDialog({ isOpen, onClose }: QuickInsertDialogProps) {
  const text = useEditorText();
  const commands = useCommandsContext();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={text('outline.insert')}
      size="lg"
      returnFocus={false}
      closeButtonProps={{ 'aria-label': text('editor.closePanel') }}
    >
      <QuickInsert
        onPick={(type) => {
          commands.insert(type);
          onClose();
        }}
        onClose={onClose}
      />
    </Modal>
  );
}
