import type { Notification } from '@fakos/contracts/notifications/contract';
import {
  useDeleteNotificationMutation,
  useMarkNotificationReadMutation,
} from '@fakos/shared-kit/api/notifications/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useRelativeTime } from '@fakos/shared-kit/i18n/relative-time';
import { Link } from '@fakos/shared-kit/router';
import { Icon, iconNames } from '@fakos/shared-kit/ui/icon';
import { CloseButton, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { useText } from '../../../text.ts';
import { type AdminScreen, findScreen } from '../../screen.ts';
import styles from './notifications.module.css';
import { useNotificationAction } from './use-notification-action.ts';

const ICON_SIZE = 18;

interface NotificationItemProps {
  readonly notification: Notification;
  readonly screens: readonly AdminScreen[];
  /** Called when the user follows the notification's link. */
  readonly onFollow: () => void;
  /** Called when the focused control disappears and the list has no other. */
  readonly onFocusLost: () => void;
}

/** A notification of the menu. A click marks it as read and opens its record, if there is a screen for it. */
export function NotificationItem({ notification, screens, onFollow, onFocusLost }: NotificationItemProps) {
  const text = useText();
  const { id, title, read, link } = notification;
  const [markRead] = useMarkNotificationReadMutation();
  const [deleteNotification, { isLoading: isDeleting }] = useDeleteNotificationMutation();
  const run = useNotificationAction();
  const [path = ''] = link.split(/[?#]/);
  const hasScreen = findScreen(screens, path) !== undefined;

  const markAsRead = () => {
    if (!read) void markRead({ id });
  };
  const follow = () => {
    markAsRead();
    onFollow();
  };
  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    const item = event.currentTarget.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    const control = neighbour?.querySelector<HTMLElement>('a, button');
    if (control) control.focus();
    else onFocusLost();
    void run(deleteNotification({ id }));
  };

  return (
    <li className={styles.item} data-unread={!read || undefined} data-deleting={isDeleting || undefined}>
      {renderControl(<NotificationContent notification={notification} />)}
      <CloseButton
        size="md"
        onClick={remove}
        disabled={isDeleting}
        aria-label={text('notificationMenu.delete', { title })}
        className={styles.delete}
      />
    </li>
  );

  function renderControl(content: ReactNode) {
    if (hasScreen)
      return (
        <Link to={link} onClick={follow} className={styles.control}>
          {content}
        </Link>
      );
    if (read) return <div className={styles.control}>{content}</div>;
    return (
      <UnstyledButton onClick={markAsRead} className={styles.control}>
        {content}
        <VisuallyHidden>{text('notificationMenu.markRead')}</VisuallyHidden>
      </UnstyledButton>
    );
  }
}

function NotificationContent({ notification: { icon, color, title, time, read } }: { notification: Notification }) {
  const text = useText();
  const format = useFormat();
  const relativeTime = useRelativeTime();
  return (
    <>
      <span className={styles.icon} style={{ color }}>
        <Icon name={iconNames.find((name) => name === icon) ?? 'info'} size={ICON_SIZE} />
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>{' '}
        <time dateTime={time} title={format.dateTime(time)} className={styles.time}>
          {relativeTime(time)}
        </time>
      </span>
      {!read && (
        <>
          <span className={styles.dot} aria-hidden />
          <VisuallyHidden>{text('notificationMenu.unreadMark')}</VisuallyHidden>
        </>
      )}
    </>
  );
}
