import { useGetAdminNotificationsQuery } from '@fakos/shared-kit/api/notifications/hooks';
import { useDidUpdate, useDocumentVisibility, useWindowEvent } from '@mantine/hooks';
import { useAlertOn, useOrderAlerts } from './order-alerts.ts';

/** How often notifications are read again, in milliseconds. */
export const POLL_MS = 30_000;

/**
 * The newest notifications, read again regularly while the tab is visible and whenever the user returns to it. A browser that
 * announces new orders reads them in the background too.
 */
export function useLiveNotifications() {
  const isVisible = useDocumentVisibility() === 'visible';
  const isAnnounced = [useAlertOn('desktop'), useAlertOn('sound')].includes(true);
  const query = useGetAdminNotificationsQuery({}, { pollingInterval: isVisible || isAnnounced ? POLL_MS : 0 });
  useOrderAlerts(query.data?.notifications);
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
