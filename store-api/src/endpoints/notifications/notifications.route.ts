import {
  clearNotifications,
  deleteNotification,
  getAdminNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  type Notification,
} from '@fakos/contracts/notifications/contract';
import { readNotificationParams } from '../../database/json-columns.ts';
import {
  findNotifications,
  markAllNotifications,
  markNotification,
} from '../../domain/notifications/notifications.repo.ts';
import { Failure } from '../../errors/failure.ts';
import { type Language, translate } from '../../text/translate.ts';
import { endpoint, type RequestContext } from '../endpoint.ts';

/** Icon of the kit and a distinct colour for each type. */
const looks: Readonly<Record<Notification['type'], { readonly icon: string; readonly color: string }>> = {
  order: { icon: 'bag', color: '#1f7a4d' },
  user: { icon: 'user', color: '#2f5fa8' },
  stock: { icon: 'package', color: '#a8590f' },
  other: { icon: 'info', color: '#5a5147' },
};

/** Icons of the other types. */
const ownIcons: Readonly<Record<string, string>> = { newMessage: 'mail', newBooking: 'calendar' };

/** notifications.php: notifications for staff; each reader has their own read marks. */
export const notificationEndpoints = [
  endpoint(getAdminNotifications, async ({ query: { page, limit }, db, language, session }) => {
    const { rows, total, unread } = await findNotifications(db, getReaderId(session), { page, limit });
    const notifications = rows.map((row) => toNotification(row, language));
    return { notifications, unread, meta: { page, limit, total } };
  }),

  endpoint(markNotificationRead, async ({ body, db, language, session }) => {
    const isFound = await markNotification(db, { id: body.id, userId: getReaderId(session), cleared: 0 });
    if (!isFound) throw new Failure('NOT_FOUND');
    return { message: translate(language, 'done.notificationRead') };
  }),

  endpoint(markAllNotificationsRead, async ({ db, language, session }) => {
    await markAllNotifications(db, getReaderId(session), 0);
    return { message: translate(language, 'done.notificationsRead') };
  }),

  endpoint(deleteNotification, async ({ body, db, language, session }) => {
    const isFound = await markNotification(db, { id: body.id, userId: getReaderId(session), cleared: 1 });
    if (!isFound) throw new Failure('NOT_FOUND');
    return { message: translate(language, 'done.notificationDeleted') };
  }),

  endpoint(clearNotifications, async ({ db, language, session }) => {
    await markAllNotifications(db, getReaderId(session), 1);
    return { message: translate(language, 'done.notificationsCleared') };
  }),
];

function getReaderId(session: RequestContext['session']): number {
  if (!session) throw new Failure('NOT_SIGNED_IN');
  return session.user.id;
}

type Row = Awaited<ReturnType<typeof findNotifications>>['rows'][number];

function toNotification(row: Row, language: Language): Notification {
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
