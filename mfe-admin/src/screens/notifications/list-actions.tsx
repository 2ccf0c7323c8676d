import {
  useClearNotificationsMutation,
  useMarkAllNotificationsReadMutation,
} from '@fakos/shared-kit/api/notifications/hooks';
import { Button } from '@mantine/core';
import { IconChecks, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../framework/dialogs/confirm-dialog.tsx';
import { useFailureText } from '../../framework/states/failure-text.ts';
import { useToasts } from '../../framework/toasts.tsx';
import { useText } from '../../text.ts';

/** Marks all notifications as read, and deletes all of them after a confirmation. */
export function ListActions({ unread, hasAny }: { unread: number; hasAny: boolean }) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [isOpen, setOpen] = useState(false);
  const [markAll, { isLoading: isMarking }] = useMarkAllNotificationsReadMutation();
  const [clear, { isLoading: isClearing }] = useClearNotificationsMutation();

  async function run(change: ReturnType<typeof markAll>) {
    const { data, error } = await change;
    setOpen(false);
    if (data) toasts.showSuccess(data.message);
    else toasts.showError(failureText(error));
  }

  return (
    <>
      {unread > 0 && (
        <Button
          variant="default"
          leftSection={<IconChecks size={16} aria-hidden />}
          loading={isMarking}
          onClick={() => void run(markAll())}
        >
          {text('notificationMenu.markAllRead')}
        </Button>
      )}
      {hasAny && (
        <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setOpen(true)}>
          {text('notificationMenu.clear')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isOpen}
        title={text('notificationMenu.clearQuestion')}
        message={text('notifications.clearText')}
        confirmLabel={text('notificationMenu.clearConfirm')}
        isDestructive
        isPending={isClearing}
        onConfirm={() => void run(clear())}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
