import type { Notification } from '@fakos/contracts/notifications/contract';
import { readNotificationParams } from '../../database/json-columns.ts';
import { type Language, translate } from '../../text/translate.ts';
import type { findNotifications } from './notifications.repo.ts';

/** Icon of the kit and a distinct colour for each type. */
const looks: Readonly<Record<Notification['type'], { readonly icon: string; readonly color: string }>> = {
  order: { icon: 'bag', color: '#1f7a4d' },
  user: { icon: 'user', color: '#2f5fa8' },
  stock: { icon: 'package', color: '#a8590f' },
  other: { icon: 'info', color: '#5a5147' },
};

/** Icons of the other types. */
const ownIcons: Readonly<Record<string, string>> = { newMessage: 'mail', newBooking: 'calendar' };

type Row = Awaited<ReturnType<typeof findNotifications>>['rows'][number];

/** A stored notification as staff read it in a language. */
export function toNotification(row: Row, language: Language): Notification {
  const type = row.type;
  const stored = readNotificationParams(row.params);
  const params = Object.entries(stored).map(([name, value]) => [
    name,
    typeof value === 'object' ? value[language] : value,
  ]);
  return {
    id: row.id,
    type,
    read: row.cleared !== null,
    icon: ownIcons[row.title_key] ?? looks[type].icon,
    color: looks[type].color,
    title: translate(language, `notifications.${row.title_key}`, Object.fromEntries(params)),
    time: row.created_at,
    link: row.link,
  };
}
