import { type Notification, notificationType } from '@fakos/contracts/notifications/contract';
import {
  useGetAdminNotificationsQuery,
  useMarkNotificationReadMutation,
} from '@fakos/shared-kit/api/notifications/hooks';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Icon, iconNames } from '@fakos/shared-kit/ui/icon';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { AdminBadge } from '../../framework/admin-badge.tsx';
import type { Column } from '../../framework/list/list-columns.ts';
import { type ListFilter, readFilter } from '../../framework/list/list-filters.tsx';
import { ListPage, type ListQuery } from '../../framework/list/list-page.tsx';
import { findAllowed, omitEmpty, useListAddress } from '../../framework/list/use-list-address.ts';
import { formatRelativeTime } from '../../framework/relative-time.ts';
import { useText } from '../../text.ts';
import { ListActions } from './list-actions.tsx';
import styles from './notifications.module.css';
import { OrderAlerts } from './order-alerts.tsx';
import { useNotificationChanges } from './use-notification-changes.ts';

const PAGE_SIZE = 20;
/** Milliseconds between two requests while the tab is visible. */
const REFRESH_MS = 30_000;
const ICON_SIZE = 18;
const FILTERS = ['type', 'state'];
const states = ['unread', 'read'] as const;

const getId = ({ id }: Notification) => id;
const getTitle = ({ title }: Notification) => title;

/** All notifications of the signed-in user, newest first, and how this browser announces new orders. */
export function NotificationsList() {
  const text = useText();
  const address = useListAddress(FILTERS);
  const filters = useFilters();
  const [type = '', state = ''] = filters.map((filter) => readFilter(filter, address));
  const query = useGetAdminNotificationsQuery(
    {
      page: address.page,
      limit: PAGE_SIZE,
      ...omitEmpty({ type: findAllowed(type, notificationType.options), state: findAllowed(state, states) }),
    },
    { pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const { data, error, isFetching, refetch } = query;
  const list = useMemo<ListQuery<Notification>>(
    () => ({
      data: data && { data: data.notifications, meta: { total: data.meta.total, limit: PAGE_SIZE } },
      error,
      isFetching,
      refetch,
    }),
    [data, error, isFetching, refetch],
  );
  return (
    <Stack gap="lg">
      <ListPage
        listKey="notifications"
        title={text('menu.notifications')}
        address={address}
        query={list}
        columns={useColumns()}
        filters={filters}
        rowId={getId}
        rowLabel={getTitle}
        emptyText={text('notifications.empty')}
        actions={data && <ListActions unread={data.unread} hasAny={data.meta.total > 0 || address.isFiltered} />}
      />
      <OrderAlerts />
    </Stack>
  );
}

function useFilters(): readonly ListFilter[] {
  const text = useText();
  return useMemo<readonly ListFilter[]>(
    () => [
      {
        kind: 'choice',
        name: 'type',
        label: text('notifications.type'),
        any: text('notifications.anyType'),
        options: notificationType.options.map((value) => ({ value, label: text(`notifications.types.${value}`) })),
      },
      {
        kind: 'choice',
        name: 'state',
        label: text('notifications.state'),
        any: text('notifications.anyState'),
        options: states.map((value) => ({ value, label: text(`notifications.states.${value}`) })),
      },
    ],
    [text],
  );
}

function useColumns(): readonly Column<Notification>[] {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { markRead, remove } = useNotificationChanges();
  return useMemo<readonly Column<Notification>[]>(
    () => [
      {
        key: 'title',
        header: text('notifications.one'),
        isRowTitle: true,
        cell: (notification) => <NotificationTitle notification={notification} />,
      },
      {
        key: 'type',
        header: text('notifications.type'),
        cell: ({ type }) => text(`notifications.types.${type}`),
      },
      {
        key: 'state',
        header: text('notifications.state'),
        cell: ({ read }) =>
          read ? (
            <AdminBadge>{text('notifications.states.read')}</AdminBadge>
          ) : (
            <AdminBadge tone="info">{text('notifications.states.unread')}</AdminBadge>
          ),
      },
      {
        key: 'time',
        header: text('notifications.time'),
        cell: ({ time }) => (
          <Text component="time" size="sm" dateTime={time} title={format.dateTime(time)}>
            {formatRelativeTime(time, language)}
          </Text>
        ),
      },
      {
        key: 'actions',
        header: text('notifications.actions'),
        cell: (notification) => (
          <Group gap="xs" wrap="nowrap">
            {!notification.read && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={text('notifications.markReadOf', { title: notification.title })}
                onClick={() => void markRead(notification)}
              >
                {text('notifications.markRead')}
              </Button>
            )}
            <Button
              size="compact-sm"
              variant="default"
              aria-label={text('notificationMenu.delete', { title: notification.title })}
              onClick={() => void remove(notification)}
            >
              {text('notifications.delete')}
            </Button>
          </Group>
        ),
      },
    ],
    [text, format, language, markRead, remove],
  );
}

function NotificationTitle({ notification }: { notification: Notification }) {
  const { id, icon, color, title, read, link } = notification;
  const [markRead] = useMarkNotificationReadMutation();
  const weight = read ? 400 : 600;
  return (
    <span className={styles.title}>
      <span style={{ color }} className={styles.icon}>
        <Icon name={iconNames.find((name) => name === icon) ?? 'info'} size={ICON_SIZE} />
      </span>
      {link ? (
        <Anchor component={Link} to={link} size="sm" fw={weight} onClick={() => !read && void markRead({ id })}>
          {title}
        </Anchor>
      ) : (
        <Text size="sm" fw={weight}>
          {title}
        </Text>
      )}
    </span>
  );
}
