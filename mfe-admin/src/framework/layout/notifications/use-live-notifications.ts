import { useGetAdminNotificationsQuery } from '@fakos/shared-kit/api/notifications/hooks';
import { useDidUpdate, useDocumentVisibility, useWindowEvent } from '@mantine/hooks';

/** How often notifications are read again while the tab is visible, in milliseconds. */
export const POLL_MS = 30_000;

/** The newest notifications, read again regularly while the tab is visible and whenever the user returns to it. */
export function useLiveNotifications() {
  const isVisible = useDocumentVisibility() === 'visible';
  const query = useGetAdminNotificationsQuery({}, { pollingInterval: isVisible ? POLL_MS : 0 });
  const { refetch } = query;
  useWindowEvent('focus', () => void refetch());
  useDidUpdate(
    function refetchWhenShown() {
      if (isVisible) void refetch();
    },
    [isVisible],
  );
  return query;
}
