import { useNavigate } from '@fakos/shared-kit/router';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useFailureText } from '../states/failure-text.ts';
import { useToasts } from '../toasts.tsx';

interface DeleteButtonProps {
  /** The record's name, which must be typed. */
  readonly name: string;
  /** Description of the data that is lost. */
  readonly message: string;
  /** Deletes the record; rejects with the API's failure. */
  readonly onDelete: () => Promise<unknown>;
  /** Address that opens afterwards. */
  readonly listPath: string;
}

/** Deletes a record that cannot be restored, after its name was typed. */
export function DeleteButton({ name, message, onDelete, listPath }: DeleteButtonProps) {
  const text = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);

  async function remove() {
    setPending(true);
    try {
      await onDelete();
      toasts.showSuccess(text('detail.deleted', { name }));
      navigate(listPath);
    } catch (failure) {
      toasts.showError(failureText(failure));
      setOpen(false);
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {text('detail.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={text('detail.deleteTitle', { name })}
        message={message}
        confirmLabel={text('detail.delete')}
        isDestructive
        isPending={isPending}
        nameToType={name}
        onConfirm={() => void remove()}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
