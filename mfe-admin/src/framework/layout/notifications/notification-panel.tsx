import {
  useClearNotificationsMutation,
  useMarkAllNotificationsReadMutation,
} from '@fakos/shared-kit/api/notifications/hooks';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../../text.ts';
import { type AdminScreen, getScreenAddress } from '../../screen.ts';
import { FailureState } from '../../states/failure-state.tsx';
import { PageSkeleton } from '../../states/page-skeleton.tsx';
import { ClearNotifications } from './clear-notifications.tsx';
import { NotificationItem } from './notification-item.tsx';
import styles from './notifications.module.css';
import type { useLiveNotifications } from './use-live-notifications.ts';
import { useNotificationAction } from './use-notification-action.ts';

/** Path of the screen with all notifications. */
const ALL_PATH = 'notifications';
const SKELETON_ROWS = 3;

interface NotificationPanelProps {
  readonly query: ReturnType<typeof useLiveNotifications>;
  readonly screens: readonly AdminScreen[];
  readonly onClose: () => void;
}

/** Contents of the notification menu. A failed refresh is ignored as long as notifications are shown (spec section 8). */
export function NotificationPanel({ query, screens, onClose }: NotificationPanelProps) {
  const text = useText();
  const heading = useRef<HTMLParagraphElement>(null);
  const [markAllRead, { isLoading: isMarking }] = useMarkAllNotificationsReadMutation();
  const [clear, { isLoading: isClearing }] = useClearNotificationsMutation();
  const run = useNotificationAction();
  const allScreen = screens.find((screen) => screen.path === ALL_PATH);
  const focusHeading = () => heading.current?.focus();
  const { data } = query;

  return (
    <>
      <Group justify="space-between" wrap="nowrap" className={styles.panelStart}>
        <Text fw={500} ref={heading} tabIndex={-1} data-autofocus className={styles.heading}>
          {text('notificationMenu.title')}
        </Text>
        {data && data.unread > 0 && (
          <Button
            size="compact-sm"
            variant="subtle"
            loading={isMarking}
            onClick={() => {
              focusHeading();
              void run(markAllRead());
            }}
          >
            {text('notificationMenu.markAllRead')}
          </Button>
        )}
      </Group>
      {renderContent()}
      {data && data.notifications.length > 0 && (
        <ClearNotifications
          isPending={isClearing}
          onClear={() => {
            focusHeading();
            void run(clear());
          }}
        >
          {allScreen && (
            <Anchor component={Link} to={getScreenAddress(allScreen)} size="sm" onClick={onClose}>
              {text('notificationMenu.all')}
            </Anchor>
          )}
        </ClearNotifications>
      )}
    </>
  );

  function renderContent(): ReactNode {
    if (data && data.notifications.length > 0)
      return (
        <ul className={styles.list}>
          {data.notifications.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              screens={screens}
              onFollow={onClose}
              onFocusLost={focusHeading}
            />
          ))}
        </ul>
      );
    if (data)
      return (
        <Text size="sm" c="dimmed" className={styles.empty}>
          {text('notificationMenu.empty')}
        </Text>
      );
    return (
      <div className={styles.state}>
        {query.error ? (
          <FailureState failure={query.error} onRetry={query.refetch} isPending={query.isFetching} />
        ) : (
          <PageSkeleton rows={SKELETON_ROWS} />
        )}
      </div>
    );
  }
}
