import { useFormat } from '@fakos/shared-kit/i18n';
import { ActionIcon, Popover, VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useText } from '../../../text.ts';
import type { AdminScreen } from '../../screen.ts';
import { NotificationPanel } from './notification-panel.tsx';
import styles from './notifications.module.css';
import { useLiveNotifications } from './use-live-notifications.ts';

const WIDTH = 400;
/** Above this the badge shows only that there are more. */
const MAX_BADGE = 99;

interface NotificationMenuProps {
  /** The screens that the user may open. */
  readonly screens: readonly AdminScreen[];
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** The bell with the number of unread notifications, and the menu with the newest ones (spec section 4). */
export function NotificationMenu({ screens, isOpen, setOpen }: NotificationMenuProps) {
  const text = useText();
  const format = useFormat();
  const query = useLiveNotifications();
  const unread = query.data?.unread ?? 0;
  const label = unread > 0 ? text('notificationMenu.titleUnread', { count: unread }) : text('notificationMenu.title');

  const toggle = () => {
    if (!isOpen) void query.refetch();
    setOpen(!isOpen);
  };

  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={WIDTH}
      shadow="md"
      trapFocus
      returnFocus
      hideDetached={false}
      classNames={{ dropdown: styles.dropdown }}
    >
      <Popover.Target>
        <ActionIcon variant="subtle" size="lg" color="gray" onClick={toggle} aria-label={label} className={styles.bell}>
          <IconBell size={22} stroke={1.6} aria-hidden />
          {unread > 0 && (
            <span className={styles.badge} aria-hidden>
              {unread > MAX_BADGE ? `${MAX_BADGE}+` : format.number(unread)}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <VisuallyHidden role="status">{unread > 0 && text('notificationMenu.unread', { count: unread })}</VisuallyHidden>
      <Popover.Dropdown>
        <NotificationPanel query={query} screens={screens} onClose={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
