import type { Notification } from '@fakos/contracts/notifications/contract';
import {
  useDeleteNotificationMutation,
  useMarkNotificationReadMutation,
  useRestoreNotificationMutation,
} from '@fakos/shared-kit/api/notifications/hooks';
import { useMemo } from 'react';
import { useFailureText } from '../../framework/states/failure-text.ts';
import { isUnsupported } from '../../framework/states/is-unsupported.ts';
import { useToasts } from '../../framework/toasts.tsx';
import { useText } from '../../text.ts';

/** Marks a notification as read, and deletes one; deleting can be undone. */
export function useNotificationChanges() {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [mark] = useMarkNotificationReadMutation();
  const [dismiss] = useDeleteNotificationMutation();
  const [restore] = useRestoreNotificationMutation();
  return useMemo(() => {
    const undo = async ({ id, read }: Notification) => {
      const { error } = await restore({ id, read });
      if (error) toasts.showError(isUnsupported(error) ? text('notifications.undoUnsupported') : failureText(error));
    };
    return {
      markRead: async ({ id }: Notification) => {
        const { error } = await mark({ id });
        if (error) toasts.showError(failureText(error));
      },
      remove: async (notification: Notification) => {
        const { data, error } = await dismiss({ id: notification.id });
        if (data) toasts.showSuccess(data.message, () => void undo(notification));
        else toasts.showError(failureText(error));
      },
    };
  }, [text, toasts, failureText, mark, dismiss, restore]);
}
