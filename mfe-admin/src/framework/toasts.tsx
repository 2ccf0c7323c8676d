import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useMemo } from 'react';

/** Long enough to read the message, decide and press the button. */
const UNDO_MS = 12_000;

/** Short messages at the edge of the screen. */
export interface Toasts {
  /** `undo` adds a button that reverts the change. Returns a function that hides the message. */
  showSuccess(message: string, undo?: () => void): () => void;
  showError(message: string): void;
}

/** See {@link Toasts}. */
export function useToasts(): Toasts {
  const text = useKitText();
  return useMemo(() => {
    const closeButtonProps = { 'aria-label': text('actions.close') };
    return {
      showSuccess(message, undo) {
        const id = notifications.show({
          icon: <IconCheck size={18} aria-hidden />,
          color: 'accent',
          closeButtonProps,
          ...(undo ? { autoClose: UNDO_MS } : {}),
          message: undo ? <UndoMessage message={message} label={text('actions.undo')} onUndo={undoAndHide} /> : message,
        });
        const hide = () => notifications.hide(id);
        function undoAndHide() {
          hide();
          undo?.();
        }
        return hide;
      },
      showError(message) {
        notifications.show({
          icon: <IconAlertTriangle size={18} aria-hidden />,
          color: 'red',
          closeButtonProps,
          message,
        });
      },
    };
  }, [text]);
}

function UndoMessage({ message, label, onUndo }: { message: string; label: string; onUndo: () => void }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{message}</Text>
      <Button size="compact-sm" variant="light" flex="none" onClick={onUndo}>
        {label}
      </Button>
    </Group>
  );
}
