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
  /** True while a field of `children` that the action needs has no value. */
  readonly isIncomplete?: boolean;
  readonly size?: 'md' | 'lg' | 'xl';
  /** Text to type before confirming, for actions that cannot be undone. */
  readonly nameToType?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Fields that the action requests. */
  readonly children?: ReactNode;
}

/**
 * Requests confirmation and describes the action. Enter confirms; the focus starts in the first field with
 * `data-autofocus`, else on the button that confirms, or on Cancel for destructive actions.
 */
export function ConfirmDialog({ isOpen, title, onCancel, size = 'md', ...rest }: ConfirmDialogProps) {
  const kitText = useKitText();
  return (
    <Modal
      opened={isOpen}
      onClose={onCancel}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      <Question onCancel={onCancel} {...rest} />
    </Modal>
  );
}

type QuestionProps = Omit<ConfirmDialogProps, 'isOpen' | 'title' | 'size'>;

function Question({
  message,
  confirmLabel,
  nameToType,
  isPending = false,
  isIncomplete = false,
  isDestructive = false,
  onConfirm,
  onCancel,
  ...rest
}: QuestionProps) {
  const text = useText();
  const kitText = useKitText();
  const [typed, setTyped] = useState('');
  const isNameMissing = nameToType !== undefined && typed.trim() !== nameToType.trim();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React events bubble to a form that contains the dialog in the React tree, although not in the DOM.
        event.stopPropagation();
        if (!isPending) onConfirm();
      }}
    >
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
          <Button variant="default" onClick={onCancel} disabled={isPending} data-autofocus={isDestructive || undefined}>
            {rest.cancelLabel ?? kitText('actions.cancel')}
          </Button>
          <Button
            type="submit"
            color={isDestructive ? 'red' : undefined}
            loading={isPending}
            disabled={isNameMissing || isIncomplete}
            data-autofocus={isDestructive ? undefined : true}
          >
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
