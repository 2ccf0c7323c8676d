import type { BookingStatus, createAppointment, listBookings } from '@fakos/contracts/bookings/contract';
import type { z } from 'zod';
import { omitUndefined } from '../../../database/omit-undefined.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { BookingRow } from '../../../database/tables/inbox.ts';
import type { Language } from '../../../text/translate.ts';
import { VISIBLE_STATUSES } from '../../catalogue/visible-statuses.ts';

/** The data of a booking request. */
export type BookingRequest = z.output<typeof createAppointment.body>;
type BookingQuery = z.output<typeof listBookings.query>;

interface NewBooking {
  readonly request: BookingRequest;
  /** Name of the product or service. */
  readonly bookedName: string;
  readonly totalCents: number;
  readonly userId: number | null;
  readonly language: Language;
}

/** A product that a visitor may book now. */
export function findBookableProduct(db: ShopDatabase, id: number, language: Language) {
  return db
    .selectFrom('products')
    .select([`name_${language} as name`, 'price_cents'])
    .where('id', '=', id)
    .where('status', 'in', VISIBLE_STATUSES)
    .executeTakeFirst();
}

/** A service that a visitor may book now; one without a price costs nothing to book. */
export async function findBookableService(db: ShopDatabase, id: number, language: Language) {
  const row = await db
    .selectFrom('services')
    .select([`title_${language} as name`, 'price_cents'])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .where('bookable', '=', 1)
    .executeTakeFirst();
  return row && { name: row.name, price_cents: row.price_cents ?? 0 };
}

/** Inserts a booking and the first event of its log; returns its ID. */
export async function insertBooking(transaction: ShopDatabase, booking: NewBooking): Promise<number> {
  const { total_cost: _agreed, ...request } = booking.request;
  const at = new Date().toISOString();
  const { id } = await transaction
    .insertInto('bookings')
    .values({
      ...request,
      created_at: at,
      status: 'requested',
      version: 1,
      user_id: booking.userId,
      product_name: booking.bookedName,
      language: booking.language,
      total_cents: booking.totalCents,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('booking_events')
    .values({ booking_id: id, from_status: null, to_status: 'requested', actor: 'customer', at })
    .execute();
  return id;
}

/** One page of bookings, newest first, and how many match. */
export async function findBookings(db: ShopDatabase, { page, limit, status, from, to }: BookingQuery) {
  const matching = db
    .selectFrom('bookings')
    .where((eb) => eb.and(omitUndefined({ status })))
    .$if(from !== undefined, (bookings) => bookings.where('booking_date', '>=', from ?? ''))
    .$if(to !== undefined, (bookings) => bookings.where('booking_date', '<=', to ?? ''));
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** The booking with an ID. */
export function findBooking(db: ShopDatabase, id: number): Promise<BookingRow | undefined> {
  return db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The log of a booking, oldest first. */
export function findBookingEvents(db: ShopDatabase, bookingId: number) {
  return db.selectFrom('booking_events').selectAll().where('booking_id', '=', bookingId).orderBy('id').execute();
}

/** Applies a checked step inside a transaction; false if another user changed the booking first. */
export async function changeStatus(
  transaction: ShopDatabase,
  booking: BookingRow,
  step: { readonly to: BookingStatus; readonly actor: string },
): Promise<boolean> {
  const result = await transaction
    .updateTable('bookings')
    .set((eb) => ({ status: step.to, version: eb('version', '+', 1) }))
    .where('id', '=', booking.id)
    .where('version', '=', booking.version)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await transaction
    .insertInto('booking_events')
    .values({
      booking_id: booking.id,
      from_status: booking.status,
      to_status: step.to,
      actor: step.actor,
      at: new Date().toISOString(),
    })
    .execute();
  return true;
}
