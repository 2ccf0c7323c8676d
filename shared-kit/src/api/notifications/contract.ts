import { z } from 'zod';
import { defineCall, doneAnswer, instant, pageMeta, pageQuery, rowId } from '../contract.ts';

/** Notifications that the bell's list shows unless it asks for more. */
const DEFAULT_LIMIT = 30;

/** Something that staff should know of, in the reader's language (spec section 3). */
export const notification = z.object({
  id: z.number().int(),
  type: z.enum(['order', 'user', 'stock', 'other']),
  /** Whether this reader has read it. */
  read: z.boolean(),
  /** Name of an icon of the kit. */
  icon: z.string(),
  /** A CSS colour. */
  color: z.string(),
  title: z.string(),
  time: instant,
  /** Where in the back office it leads. */
  link: z.string(),
});
/** See {@link notification}. */
export type Notification = z.output<typeof notification>;

/** GET notifications.php?action=get-admin-notifications: the newest first; `unread` counts all that are not read. */
export const getAdminNotifications = defineCall({
  resource: 'notifications',
  method: 'GET',
  action: 'get-admin-notifications',
  permission: 'admin',
  query: pageQuery.extend({ limit: pageQuery.shape.limit.unwrap().default(DEFAULT_LIMIT) }),
  answer: z.object({
    success: z.literal(true),
    notifications: z.array(notification),
    unread: z.number().int(),
    meta: pageMeta,
  }),
});

const one = z.object({ id: rowId });

/** POST notifications.php?action=mark-read {id}: for whoever asks, here and in the other calls. */
export const markNotificationRead = defineCall({
  resource: 'notifications',
  method: 'POST',
  action: 'mark-read',
  permission: 'admin',
  body: one,
  answer: doneAnswer,
});

/** POST notifications.php?action=mark-all-read */
export const markAllNotificationsRead = defineCall({
  resource: 'notifications',
  method: 'POST',
  action: 'mark-all-read',
  permission: 'admin',
  answer: doneAnswer,
});

/** DELETE notifications.php {id}: puts one away. */
export const deleteNotification = defineCall({
  resource: 'notifications',
  method: 'DELETE',
  permission: 'admin',
  body: one,
  answer: doneAnswer,
});

/** POST notifications.php?action=clear: puts all away. */
export const clearNotifications = defineCall({
  resource: 'notifications',
  method: 'POST',
  action: 'clear',
  permission: 'admin',
  answer: doneAnswer,
});
