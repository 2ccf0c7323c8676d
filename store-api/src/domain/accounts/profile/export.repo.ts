import type { ShopDatabase } from '../../../database/schema.ts';
import type { UserRow } from '../../../database/tables/people.ts';
import { findSessionsOf } from '../sessions/sessions.repo.ts';
import { hasEmailOf, isOf } from './person.ts';

/** Somebody's orders, oldest first, with all that hangs on them in three statements. */
export async function findOrdersOf(db: ShopDatabase, person: UserRow) {
  const theirs = db.selectFrom('orders').where(isOf(person));
  const ids = theirs.select('id');
  const [orders, lines, withdrawals] = await Promise.all([
    theirs.selectAll().orderBy('id').execute(),
    db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('order_id')
      .orderBy('position')
      .execute(),
    db.selectFrom('withdrawals').selectAll().where('order_id', 'in', ids).orderBy('id').execute(),
  ]);
  return { orders, lines, withdrawals };
}

/** Somebody's appointments, oldest first. */
export function findBookingsOf(db: ShopDatabase, person: UserRow) {
  return db.selectFrom('bookings').selectAll().where(isOf(person)).orderBy('id').execute();
}

/** What somebody wrote to the shop, oldest first. */
export function findMessagesOf(db: ShopDatabase, person: UserRow) {
  return db
    .selectFrom('contact_messages')
    .select(['created_at', 'form_title', 'name', 'email', 'phone', 'subject', 'message'])
    .where(hasEmailOf(person))
    .orderBy('id')
    .execute();
}

/** What somebody wishes, whether it can be seen or not. */
export function findWishesOf(db: ShopDatabase, userId: number) {
  return db
    .selectFrom('wishlist_items')
    .select(['product_id', 'post_id', 'added_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Where somebody is signed in, without what the sessions are called. */
export async function findSessionsFor(db: ShopDatabase, userId: number) {
  return (await findSessionsOf(db, userId)).map(({ id: _id, ...session }) => session);
}

/** What staff did to somebody's account; who it was is not theirs to know. */
export function findEventsOf(db: ShopDatabase, userId: number) {
  return db
    .selectFrom('account_events')
    .select(['kind', 'detail', 'at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}
