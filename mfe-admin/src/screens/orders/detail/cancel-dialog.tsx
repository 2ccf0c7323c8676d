import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useText } from '../../../text.ts';

interface CancelDialogProps {
  number: string;
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirmation dialog of a cancellation. */
export function CancelDialog({ number, opened, onClose, onConfirm }: CancelDialogProps) {
  const text = useText();
  const kitText = useKitText();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={text('orders.cancelTitle', { number })}
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
      centered
    >
      <Text>{text('orders.cancelText')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {text('orders.keep')}
        </Button>
        <Button color="red" onClick={onConfirm}>
          {text('orders.cancelConfirm')}
        </Button>
      </Group>
    </Modal>
  );
}
