import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useText } from '../../text.ts';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly message: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly isDestructive?: boolean;
  readonly isPending?: boolean;
  /** Must be typed before confirming; for what cannot be undone. */
  readonly nameToType?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Fields that the action requests. */
  readonly children?: ReactNode;
}

/** Requests confirmation and says what the action does. */
export function ConfirmDialog({ isOpen, title, onCancel, ...rest }: ConfirmDialogProps) {
  const kitText = useKitText();
  return (
    <Modal
      opened={isOpen}
      onClose={onCancel}
      title={title}
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      <Question onCancel={onCancel} {...rest} />
    </Modal>
  );
}

type QuestionProps = Omit<ConfirmDialogProps, 'isOpen' | 'title'>;

function Question({
  message,
  confirmLabel,
  nameToType,
  isPending = false,
  onConfirm,
  onCancel,
  ...rest
}: QuestionProps) {
  const text = useText();
  const kitText = useKitText();
  const [typed, setTyped] = useState('');
  const isNameMissing = nameToType !== undefined && typed.trim() !== nameToType.trim();
  return (
    <Stack>
      {typeof message === 'string' ? <Text size="sm">{message}</Text> : message}
      {rest.children}
      {nameToType !== undefined && (
        <TextInput
          label={text('dialogs.typeName', { name: nameToType })}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel} disabled={isPending} data-autofocus>
          {rest.cancelLabel ?? kitText('actions.cancel')}
        </Button>
        <Button
          color={rest.isDestructive ? 'red' : undefined}
          loading={isPending}
          disabled={isNameMissing}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </Group>
    </Stack>
  );
}
