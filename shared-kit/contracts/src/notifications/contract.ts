import { z } from 'zod';
import { defineEndpoint, instant, messageResponse, pageMeta, pageQuery, rowId } from '../endpoint.ts';

/** Default number of notifications. */
const DEFAULT_LIMIT = 30;

/** Types of notifications (spec section 3). */
export const notificationType = z.enum(['order', 'user', 'stock', 'other']);
/** See {@link notificationType}. */
export type NotificationType = z.output<typeof notificationType>;

/** A notification for staff, in the language of the request (spec section 3). */
export const notification = z.object({
  id: z.number().int(),
  type: notificationType,
  /** Whether the signed-in user has read it. */
  read: z.boolean(),
  /** Name of an icon of the kit. */
  icon: z.string(),
  /** A CSS colour. */
  color: z.string(),
  title: z.string(),
  time: instant,
  /** Path in the back office. */
  link: z.string(),
});
/** See {@link notification}. */
export type Notification = z.output<typeof notification>;

/** GET notifications.php?action=get-admin-notifications: newest first; `unread` counts all unread ones, filters aside. */
export const getAdminNotifications = defineEndpoint({
  resource: 'notifications',
  method: 'GET',
  action: 'get-admin-notifications',
  permission: 'staff',
  query: pageQuery.extend({
    limit: pageQuery.shape.limit.unwrap().default(DEFAULT_LIMIT),
    type: notificationType.optional(),
    state: z.enum(['unread', 'read']).optional(),
  }),
  response: z.object({
    success: z.literal(true),
    notifications: z.array(notification),
    unread: z.number().int(),
    meta: pageMeta,
  }),
});

const notificationKey = z.object({ id: rowId });

/** POST notifications.php?action=mark-read {id}: for the signed-in user only, as are the other endpoints. */
export const markNotificationRead = defineEndpoint({
  resource: 'notifications',
  method: 'POST',
  action: 'mark-read',
  permission: 'staff',
  record: 'none',
  invalidates: [],
  body: notificationKey,
  response: messageResponse,
});

/** POST notifications.php?action=mark-all-read */
export const markAllNotificationsRead = defineEndpoint({
  resource: 'notifications',
  method: 'POST',
  action: 'mark-all-read',
  permission: 'staff',
  record: 'none',
  invalidates: [],
  response: messageResponse,
});

/** DELETE notifications.php {id}: dismisses one. */
export const deleteNotification = defineEndpoint({
  resource: 'notifications',
  method: 'DELETE',
  permission: 'staff',
  record: 'none',
  invalidates: [],
  body: notificationKey,
  response: messageResponse,
});

/** POST notifications.php?action=restore {id, read}: reverts a dismissal; 404 for a notification that is not dismissed. */
export const restoreNotification = defineEndpoint({
  resource: 'notifications',
  method: 'POST',
  action: 'restore',
  permission: 'staff',
  record: 'none',
  invalidates: [],
  body: notificationKey.extend({ read: z.boolean() }),
  response: messageResponse,
});

/** POST notifications.php?action=clear: dismisses all. */
export const clearNotifications = defineEndpoint({
  resource: 'notifications',
  method: 'POST',
  action: 'clear',
  permission: 'staff',
  record: 'none',
  invalidates: [],
  response: messageResponse,
});
