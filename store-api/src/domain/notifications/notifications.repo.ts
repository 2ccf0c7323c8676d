import type { NotificationType } from '@fakos/contracts/notifications/contract';
import type { ShopDatabase } from '../../database/schema.ts';

/** Which of a staff member's notifications to list. */
interface NotificationPage {
  readonly page: number;
  readonly limit: number;
  readonly type?: NotificationType | undefined;
  readonly state?: 'unread' | 'read' | undefined;
}

/** A page of a staff member's notifications that are not dismissed, newest first; `unread` counts all unread ones, filters aside. */
export async function findNotifications(
  db: ShopDatabase,
  userId: number,
  { page, limit, type, state }: NotificationPage,
) {
  const visible = visibleTo(db, userId);
  const listed = visible
    .$if(type !== undefined, (query) => query.where('notifications.type', '=', type ?? 'other'))
    .$if(state !== undefined, (query) => query.where('marks.cleared', state === 'unread' ? 'is' : 'is not', null));
  const [rows, { total }, counts] = await Promise.all([
    listed
      .select([
        'notifications.id',
        'notifications.type',
        'notifications.title_key',
        'notifications.params',
        'notifications.link',
        'notifications.created_at',
        'marks.cleared',
      ])
      .orderBy('notifications.created_at', 'desc')
      .orderBy('notifications.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    listed.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    visible
      .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.count<number>('marks.cleared').as('read')])
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total, unread: counts.total - counts.read };
}

/** A user has a mark for each read notification; `cleared` is set if it was dismissed. */
function visibleTo(db: ShopDatabase, userId: number) {
  return db
    .selectFrom('notifications')
    .leftJoin('notification_marks as marks', (join) =>
      join.onRef('marks.notification_id', '=', 'notifications.id').on('marks.user_id', '=', userId),
    )
    .where((eb) => eb.or([eb('marks.cleared', 'is', null), eb('marks.cleared', '=', 0)]));
}

/** Marks a notification as read or dismissed by a staff member; false if they cannot see it. */
export async function markNotification(
  db: ShopDatabase,
  mark: { id: number; userId: number; cleared: 0 | 1 },
): Promise<boolean> {
  const seen = await visibleTo(db, mark.userId)
    .where('notifications.id', '=', mark.id)
    .select('notifications.id')
    .executeTakeFirst();
  if (!seen) return false;
  await db
    .insertInto('notification_marks')
    .values({ notification_id: mark.id, user_id: mark.userId, cleared: mark.cleared })
    .onConflict((conflict) => conflict.columns(['notification_id', 'user_id']).doUpdateSet({ cleared: mark.cleared }))
    .execute();
  return true;
}

/** Reverts a staff member's dismissal of a notification; false if it is not dismissed. */
export async function restoreNotification(
  db: ShopDatabase,
  { id, userId, read }: { id: number; userId: number; read: boolean },
): Promise<boolean> {
  if (read) {
    const { numUpdatedRows } = await db
      .updateTable('notification_marks')
      .set({ cleared: 0 })
      .where('notification_id', '=', id)
      .where('user_id', '=', userId)
      .where('cleared', '=', 1)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
  const { numDeletedRows } = await db
    .deleteFrom('notification_marks')
    .where('notification_id', '=', id)
    .where('user_id', '=', userId)
    .where('cleared', '=', 1)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Marks all visible notifications as read or dismissed by a staff member. */
export async function markAllNotifications(db: ShopDatabase, userId: number, cleared: 0 | 1): Promise<void> {
  await db
    .insertInto('notification_marks')
    .columns(['notification_id', 'user_id', 'cleared'])
    .expression((eb) =>
      eb
        .selectFrom('notifications')
        .select(['id', eb.lit(userId).as('user_id'), eb.lit(cleared).as('cleared')])
        // SQLite reads a conflict clause after a bare table as a join.
        .where('id', '>', 0),
    )
    .onConflict((conflict) => {
      const known = conflict.columns(['notification_id', 'user_id']);
      return cleared === 1 ? known.doUpdateSet({ cleared }) : known.doNothing();
    })
    .execute();
}
