import type { ShopDatabase } from '../../database/schema.ts';
import { notifyLowStock } from './notify-low-stock.ts';
import { notifyStaff } from './notify-staff.ts';

// Notifications for staff; call each in the transaction of its event.

/** An order was placed; `taken` is how many pieces it took of each product. */
export async function notifyNewOrder(
  db: ShopDatabase,
  { id, number }: { readonly id: number; readonly number: string },
  taken: Iterable<readonly [{ readonly id: number }, number]>,
): Promise<void> {
  const link = `/admin/bookings/${id}`;
  await notifyStaff(db, { type: 'order', key: `order-${number}`, titleKey: 'newOrder', params: { number }, link });
  await notifyLowStock(db, number, taken);
}

/** A booking was requested; `booked` is the name of the product or service, `date` is a day of the shop's calendar. */
export function notifyNewBooking(
  db: ShopDatabase,
  { id, booked, date }: { readonly id: number; readonly booked: string; readonly date: string },
): Promise<void> {
  const params = { booked, date: { el: writtenOut(date, 'el-GR'), en: writtenOut(date, 'en-GB') } };
  const link = `/admin/appointments/${id}`;
  return notifyStaff(db, { type: 'order', key: `booking-${id}`, titleKey: 'newBooking', params, link });
}

/** A buyer gave the prescription that an optician had asked for; `version` is that of the prescription. */
export function notifyCorrection(
  db: ShopDatabase,
  {
    id,
    version,
    order,
  }: { readonly id: number; readonly version: number; readonly order: { id: number; number: string } },
): Promise<void> {
  const key = `correction-${id}-${version}`;
  const params = { number: order.number };
  return notifyStaff(db, {
    type: 'order',
    key,
    titleKey: 'newCorrection',
    params,
    link: `/admin/bookings/${order.id}`,
  });
}

/** A message was received. */
export function notifyNewMessage(db: ShopDatabase, id: number): Promise<void> {
  const link = `/admin/messages/${id}`;
  return notifyStaff(db, { type: 'other', key: `message-${id}`, titleKey: 'newMessage', link });
}

/** An account was created. */
export function notifyNewUser(db: ShopDatabase, id: number): Promise<void> {
  return notifyStaff(db, { type: 'user', key: `user-${id}`, titleKey: 'newUser', link: '/admin/users' });
}

function writtenOut(day: string, locale: string): string {
  return new Date(day).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });
}
