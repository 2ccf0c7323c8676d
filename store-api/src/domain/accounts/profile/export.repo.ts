import type { ShopDatabase } from '../../../database/schema.ts';
import type { UserRow } from '../../../database/tables/people.ts';
import { findUserSessions } from '../sessions/sessions.repo.ts';
import { belongsTo, hasEmail } from './person.ts';

/** The orders of a user with their related rows, oldest first, in three statements. */
export async function findUserOrders(db: ShopDatabase, person: UserRow) {
  const theirs = db.selectFrom('orders').where(belongsTo(person));
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

/** The bookings of a user, oldest first. */
export function findUserBookings(db: ShopDatabase, person: UserRow) {
  return db.selectFrom('bookings').selectAll().where(belongsTo(person)).orderBy('id').execute();
}

/** The messages of a user to the shop with its replies, oldest first. */
export async function findUserMessages(db: ShopDatabase, person: UserRow) {
  const theirs = db.selectFrom('contact_messages').where(hasEmail(person));
  const [messages, replies] = await Promise.all([
    theirs
      .select(['id', 'created_at', 'form_title', 'name', 'email', 'phone', 'subject', 'message'])
      .orderBy('id')
      .execute(),
    db
      .selectFrom('contact_events')
      .select(['message_id', 'text', 'at'])
      .where('kind', '=', 'reply')
      .where('message_id', 'in', theirs.select('id'))
      .orderBy('id')
      .execute(),
  ]);
  const byMessage = Map.groupBy(replies, (reply) => reply.message_id);
  return messages.map(({ id, ...message }) => ({
    ...message,
    replies: (byMessage.get(id) ?? []).map(({ text, at }) => ({ text, at })),
  }));
}

/** The wishlist of a user, hidden items included. */
export function findUserWishes(db: ShopDatabase, userId: number) {
  return db
    .selectFrom('wishlist_items')
    .select(['product_id', 'post_id', 'added_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** The sessions of a user, without their tokens. */
export async function findSessionsFor(db: ShopDatabase, userId: number) {
  return (await findUserSessions(db, userId)).map(({ id: _id, ...session }) => session);
}

/** Changes of a user's account by staff, without the names of the staff. */
export function findUserEvents(db: ShopDatabase, userId: number) {
  return db
    .selectFrom('account_events')
    .select(['kind', 'detail', 'at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}
