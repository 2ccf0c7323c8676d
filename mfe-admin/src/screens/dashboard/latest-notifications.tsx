import type { Notification } from '@fakos/contracts/notifications/contract';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { Icon, iconNames } from '@fakos/shared-kit/ui/icon';
import { Text } from '@mantine/core';
import { formatRelativeTime } from '../../framework/relative-time.ts';
import { Section } from '../../framework/section.tsx';
import { useText } from '../../text.ts';
import styles from './dashboard.module.css';

const ICON_SIZE = 18;

/** The newest notifications; the menu in the header opens them and marks them as read. */
export function LatestNotifications({ notifications }: { notifications: readonly Notification[] }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <Section title={text('dashboard.notifications')}>
      {notifications.length === 0 && <Text c="dimmed">{text('notificationMenu.empty')}</Text>}
      <ul className={styles.rows}>
        {notifications.map(({ id, title, time, icon, color }) => (
          <li key={id} className={styles.row}>
            <span className={styles.notification}>
              <span style={{ color }}>
                <Icon name={iconNames.find((name) => name === icon) ?? 'info'} size={ICON_SIZE} />
              </span>
              {title}
            </span>
            <Text component="time" size="sm" c="dimmed" dateTime={time} title={format.dateTime(time)}>
              {formatRelativeTime(time, language)}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
