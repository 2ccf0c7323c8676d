import type { ShopDatabase } from '../../database/schema.ts';
import { notifyLowStock } from './notify-low-stock.ts';
import { notifyStaff } from './notify-staff.ts';

// What staff are told of when it arrives; each is called in the transaction of what it tells.

/** An order was placed; `taken` is how many pieces it took of each product. */
export async function notifyNewOrder(
  db: ShopDatabase,
  number: string,
  taken: Iterable<readonly [{ readonly id: number }, number]>,
): Promise<void> {
  const link = `/admin/bookings?order=${number}`;
  await notifyStaff(db, { type: 'order', key: `order-${number}`, titleKey: 'newOrder', params: { number }, link });
  await notifyLowStock(db, number, taken);
}

/** Somebody asked for an appointment; `booked` names for what, `date` is a day of the shop's calendar. */
export function notifyNewBooking(
  db: ShopDatabase,
  { id, booked, date }: { readonly id: number; readonly booked: string; readonly date: string },
): Promise<void> {
  const params = { booked, date: { el: writtenOut(date, 'el-GR'), en: writtenOut(date, 'en-GB') } };
  const link = '/admin/bookings';
  return notifyStaff(db, { type: 'order', key: `booking-${id}`, titleKey: 'newBooking', params, link });
}

/** Somebody wrote to the shop. */
export function notifyNewMessage(db: ShopDatabase, id: number): Promise<void> {
  return notifyStaff(db, { type: 'other', key: `message-${id}`, titleKey: 'newMessage', link: '/admin/emails' });
}

/** Somebody made an account. */
export function notifyNewUser(db: ShopDatabase, id: number): Promise<void> {
  return notifyStaff(db, { type: 'user', key: `user-${id}`, titleKey: 'newUser', link: '/admin/users' });
}

function writtenOut(day: string, locale: string): string {
  return new Date(day).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });
}
