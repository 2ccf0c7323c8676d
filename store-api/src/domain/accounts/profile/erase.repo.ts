import type { OrderStatus, WithdrawalStatus } from '@fakos/contracts/orders/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { UserRow } from '../../../database/tables/people.ts';
import { hasEmailOf, isOf } from './person.ts';

/** An address that never is anybody's (RFC 2606), and a number that nobody has: both pass where an order is shown. */
const NOBODY = { email: 'erased@erased.invalid', phone: '0000000000' } as const;

const finishedOrder: readonly OrderStatus[] = ['completed', 'cancelled'];
const finishedWithdrawal: readonly WithdrawalStatus[] = ['refunded', 'refused'];

/** True while the shop still owes somebody goods, money or an hour. */
export async function hasOpenBusiness(db: ShopDatabase, person: UserRow, today: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where(isOf(person))
    .where('status', 'not in', finishedOrder)
    .where('fulfilment_status', 'not in', ['delivered', 'returned'])
    .limit(1)
    .executeTakeFirst();
  const booking = await db
    .selectFrom('bookings')
    .select('id')
    .where(isOf(person))
    .where('status', 'in', ['requested', 'confirmed'])
    .where('booking_date', '>=', today)
    .limit(1)
    .executeTakeFirst();
  const withdrawal = await db
    .selectFrom('withdrawals')
    .innerJoin('orders', 'orders.id', 'withdrawals.order_id')
    .select('withdrawals.id')
    .where('orders.id', 'in', (eb) => eb.selectFrom('orders').select('id').where(isOf(person)))
    .where('withdrawals.status', 'not in', finishedWithdrawal)
    .limit(1)
    .executeTakeFirst();
  return [order, booking, withdrawal].some((found) => found !== undefined);
}

/**
 * Leaves of somebody's orders what the books need (law 4308/2014, articles 5 and 7): numbers, dates, goods and amounts,
 * and of an invoice whom it was made out to. `name` stands where the person's was.
 */
export async function anonymiseOrders(db: ShopDatabase, person: UserRow, name: string): Promise<void> {
  const orders = await db.selectFrom('orders').select(['id', 'invoice']).where(isOf(person)).execute();
  if (orders.length === 0) return;
  const ids = orders.map(({ id }) => id);
  await db.deleteFrom('order_notes').where('order_id', 'in', ids).execute();
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
      // The place of an invoice belongs to it.
      address: eb.case().when('invoice', 'is', null).then(null).else(eb.ref('address')).end(),
      search_text: eb.fn<string>('lower', ['number']),
    }))
    .where('id', 'in', ids)
    .execute();
}

/** Leaves of somebody's appointments what was booked and when. */
export async function anonymiseBookings(db: ShopDatabase, person: UserRow, name: string): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ ...NOBODY, full_name: name, user_id: null, special_requests: '' })
    .where(isOf(person))
    .execute();
}

/** Forgets what somebody wrote to the shop, and what the shop wrote to them. */
export async function removeLetters(db: ShopDatabase, person: UserRow): Promise<void> {
  await db.deleteFrom('contact_messages').where(hasEmailOf(person)).execute();
  await db.deleteFrom('emails').where('recipient', '=', person.email).execute();
  await db.deleteFrom('registrations').where('email', '=', person.email).execute();
}
