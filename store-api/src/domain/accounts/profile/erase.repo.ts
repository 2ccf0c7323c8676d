import type { OrderStatus, WithdrawalStatus } from '@fakos/contracts/orders/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { UserRow } from '../../../database/tables/people.ts';
import { belongsTo, hasEmail } from './person.ts';

/** A reserved address (RFC 2606) and an unassigned phone number: both are valid where an order is shown. */
const NOBODY = { email: 'erased@erased.invalid', phone: '0000000000' } as const;

const finishedOrder: readonly OrderStatus[] = ['completed', 'cancelled'];
const finishedWithdrawal: readonly WithdrawalStatus[] = ['refunded', 'refused'];

/** True while the shop still owes the user goods, money or an appointment. */
export async function hasOpenBusiness(db: ShopDatabase, person: UserRow, today: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where(belongsTo(person))
    .where('status', 'not in', finishedOrder)
    .where('fulfilment_status', 'not in', ['delivered', 'returned'])
    .limit(1)
    .executeTakeFirst();
  const booking = await db
    .selectFrom('bookings')
    .select('id')
    .where(belongsTo(person))
    .where('status', 'in', ['requested', 'confirmed'])
    .where('booking_date', '>=', today)
    .limit(1)
    .executeTakeFirst();
  const withdrawal = await db
    .selectFrom('withdrawals')
    .innerJoin('orders', 'orders.id', 'withdrawals.order_id')
    .select('withdrawals.id')
    .where('orders.id', 'in', (eb) => eb.selectFrom('orders').select('id').where(belongsTo(person)))
    .where('withdrawals.status', 'not in', finishedWithdrawal)
    .limit(1)
    .executeTakeFirst();
  return [order, booking, withdrawal].some((found) => found !== undefined);
}

/**
 * Anonymises a user's orders. Bookkeeping (law 4308/2014, articles 5 and 7) requires numbers, dates, goods and amounts,
 * and the recipient of an invoice. `name` replaces the person's name.
 */
export async function anonymiseOrders(db: ShopDatabase, person: UserRow, name: string): Promise<void> {
  const orders = await db.selectFrom('orders').select(['id', 'invoice']).where(belongsTo(person)).execute();
  if (orders.length === 0) return;
  const ids = orders.map(({ id }) => id);
  await db.deleteFrom('order_notes').where('order_id', 'in', ids).execute();
  await db.deleteFrom('order_edits').where('order_id', 'in', ids).execute();
  // The configuration of the line stays, as part of the goods; the prescription is not needed for bookkeeping.
  await db.deleteFrom('prescriptions').where('order_id', 'in', ids).execute();
  await db.updateTable('withdrawals').set({ reason: '' }).where('order_id', 'in', ids).execute();
  await db
    .updateTable('coupon_redemptions')
    .set({ customer_hash: '', user_id: null })
    .where('order_id', 'in', ids)
    .execute();
  await db
    .updateTable('orders')
    .set((eb) => ({
      ...NOBODY,
      full_name: name,
      user_id: null,
      note: '',
      tracking_number: '',
      marketing_consent: 0 as const,
      // The place is part of an invoice.
      address: eb.case().when('invoice', 'is', null).then(null).else(eb.ref('address')).end(),
      search_text: eb.fn<string>('lower', ['number']),
    }))
    .where('id', 'in', ids)
    .execute();
}

/** Anonymises a user's bookings: only the booked item and its time remain. */
export async function anonymiseBookings(db: ShopDatabase, person: UserRow, name: string): Promise<void> {
  const theirs = await db.selectFrom('bookings').select('id').where(belongsTo(person)).execute();
  if (theirs.length === 0) return;
  const ids = theirs.map(({ id }) => id);
  await db.deleteFrom('booking_notes').where('booking_id', 'in', ids).execute();
  await db
    .updateTable('bookings')
    .set({ ...NOBODY, full_name: name, user_id: null, special_requests: '', search_text: '' })
    .where('id', 'in', ids)
    .execute();
}

/** Deletes the user's messages to the shop, and the shop's e-mails to the user. */
export async function removeEmails(db: ShopDatabase, person: UserRow): Promise<void> {
  await db.deleteFrom('contact_messages').where(hasEmail(person)).execute();
  await db.deleteFrom('emails').where('recipient', '=', person.email).execute();
  await db.deleteFrom('registrations').where('email', '=', person.email).execute();
}
