import type { ShopDatabase } from '../../../../database/schema.ts';
import type { BookingRow, CalendarFeedsTable } from '../../../../database/tables/inbox.ts';

/** Statuses of appointments that a staff calendar has. */
const SHOWN_STATUSES = ['requested', 'confirmed', 'completed', 'no_show'] as const;

/** The calendar of an account. */
export function findFeed(db: ShopDatabase, userId: number): Promise<CalendarFeedsTable | undefined> {
  return db.selectFrom('calendar_feeds').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** The calendar with the hash of a secret, while its account may sign in. */
export function findFeedByHash(db: ShopDatabase, tokenHash: string) {
  return db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
    .select(['calendar_feeds.user_id', 'calendar_feeds.scope', 'users.role'])
    .where('calendar_feeds.token_hash', '=', tokenHash)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
}

/** Stores the calendar of an account in place of the one before. */
export async function storeFeed(db: ShopDatabase, feed: CalendarFeedsTable): Promise<void> {
  const { user_id: _account, ...values } = feed;
  await db
    .insertInto('calendar_feeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Removes the calendar of an account. */
export async function removeFeed(db: ShopDatabase, userId: number): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}

/** The appointments of a staff calendar from a day on. */
export function findFeedBookings(
  db: ShopDatabase,
  { user_id: userId, scope }: Pick<CalendarFeedsTable, 'user_id' | 'scope'>,
  from: string,
): Promise<BookingRow[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('booking_date', '>=', from)
    .where('status', 'in', SHOWN_STATUSES)
    .$if(scope === 'own', (query) => query.where('staff_id', '=', userId))
    .orderBy('booking_date')
    .orderBy('id')
    .execute();
}
