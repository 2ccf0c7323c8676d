import {
  clearNotifications,
  deleteNotification,
  getAdminNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  restoreNotification,
} from '@fakos/contracts/notifications/contract';
import { toNotification } from '../../domain/notifications/notification-response.ts';
import {
  findNotifications,
  markAllNotifications,
  markNotification,
  restoreNotification as restore,
} from '../../domain/notifications/notifications.repo.ts';
import { Failure } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint, type RequestContext } from '../endpoint.ts';

/** notifications.php: notifications for staff; each reader has their own read marks. */
export const notificationEndpoints = [
  endpoint(getAdminNotifications, async ({ query, db, language, session }) => {
    const { rows, total, unread } = await findNotifications(db, getReaderId(session), query);
    const notifications = rows.map((row) => toNotification(row, language));
    return { notifications, unread, meta: { page: query.page, limit: query.limit, total } };
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

  endpoint(restoreNotification, async ({ body, db, language, session }) => {
    const isFound = await restore(db, { ...body, userId: getReaderId(session) });
    if (!isFound) throw new Failure('NOT_FOUND');
    return { message: translate(language, 'done.notificationRestored') };
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
