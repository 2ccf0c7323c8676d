import type { ContactMessageDetail } from '@fakos/contracts/contact/contract';
import { useDeleteContactMessageMutation } from '@fakos/shared-kit/api/admin-contact/hooks';
import { useNavigate } from '@fakos/shared-kit/router';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { MESSAGES } from '../message-paths.ts';

/** Deletes a message after a confirmation, because it cannot be undone. */
export function DeleteMessage({ message: { id, name, email } }: { message: ContactMessageDetail }) {
  const text = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [isOpen, setOpen] = useState(false);
  const [remove, { isLoading }] = useDeleteContactMessageMutation();

  async function deleteMessage() {
    const { data, error } = await remove({ id });
    if (!data) return toasts.showError(failureText(error));
    toasts.showSuccess(data.message);
    navigate(MESSAGES);
  }

  return (
    <>
      <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {text('detail.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={text('messages.deleteTitle', { sender: name || email })}
        message={text('messages.deleteText')}
        confirmLabel={text('messages.deleteConfirm')}
        isDestructive
        isPending={isLoading}
        onConfirm={() => void deleteMessage()}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
