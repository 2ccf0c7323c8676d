import type { Redirect } from '@fakos/contracts/redirects/contract';
import { useDeleteRedirectMutation } from '@fakos/shared-kit/api/redirects/hooks';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../framework/dialogs/confirm-dialog.tsx';
import { useFailureText } from '../../framework/states/failure-text.ts';
import { useToasts } from '../../framework/toasts.tsx';
import { useText } from '../../text.ts';

/** Deletes a redirect after a confirmation. */
export function DeleteRedirect({ redirect: { id, from, to } }: { redirect: Redirect }) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [isOpen, setOpen] = useState(false);
  const [remove, { isLoading }] = useDeleteRedirectMutation();

  async function confirm() {
    try {
      await remove({ id }).unwrap();
      toasts.showSuccess(text('redirects.deleted', { from }));
    } catch (failure) {
      toasts.showError(failureText(failure));
    }
    setOpen(false);
  }

  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={text('redirects.delete', { from })}
        onClick={() => setOpen(true)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      <ConfirmDialog
        isOpen={isOpen}
        title={text('redirects.deleteTitle')}
        message={text('redirects.deleteMessage', { from, to })}
        confirmLabel={text('detail.delete')}
        isDestructive
        isPending={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
