import {
  type BookingStatus,
  bookingStatus,
  type countBookings,
  type createAppointment,
  type listBookings,
} from '@fakos/contracts/bookings/contract';
import { movableStatuses } from '@fakos/contracts/bookings/rules';
import type { EndpointResponse } from '@fakos/contracts/endpoint';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { BookingRow } from '../../../database/tables/inbox.ts';
import { searchPatterns, toSearchText } from '../../../text/normalise.ts';
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
  readonly status: BookingStatus;
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
  const { total_cost: _agreed, starts_at: _time, ...request } = booking.request;
  const at = new Date().toISOString();
  const { id } = await transaction
    .insertInto('bookings')
    .values({
      ...request,
      created_at: at,
      status: booking.status,
      version: 1,
      user_id: booking.userId,
      product_name: booking.bookedName,
      language: booking.language,
      total_cents: booking.totalCents,
      search_text: toSearchText(
        request.full_name,
        request.email,
        request.phone.replace(/[^\d+]/g, ''),
        booking.bookedName,
      ),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('booking_events')
    .values({ booking_id: id, from_status: null, to_status: booking.status, actor: 'customer', at })
    .execute();
  return id;
}

/** One page of bookings, newest first by default, and how many match. */
export async function findBookings(db: ShopDatabase, query: BookingQuery) {
  const { status, from, to, search = '' } = query;
  const statuses = status === 'open' ? movableStatuses : status && [status];
  const matching = db
    .selectFrom('bookings')
    .$if(statuses !== undefined, (bookings) => bookings.where('status', 'in', statuses ?? []))
    .$if(from !== undefined, (bookings) => bookings.where('booking_date', '>=', from ?? ''))
    .$if(to !== undefined, (bookings) => bookings.where('booking_date', '<=', to ?? ''))
    .where((eb) =>
      eb.and(
        searchPatterns(search).map((pattern) => sql<SqlBool>`${eb.ref('search_text')} like ${pattern} escape '\\'`),
      ),
    );
  const direction = query.order.toLowerCase() === 'asc' ? 'asc' : 'desc';
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy(query.sort, direction)
      .orderBy('id', direction)
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** The number of bookings by status, and of those for today and for days that are over. */
export async function countAllBookings(
  db: ShopDatabase,
  today: string,
): Promise<EndpointResponse<typeof countBookings>['data']> {
  const count = (condition: '=' | '<') =>
    db
      .selectFrom('bookings')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('status', 'in', movableStatuses)
      .where('booking_date', condition, today)
      .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('bookings')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  const status = Object.fromEntries(bookingStatus.options.map((name) => [name, counts.get(name) ?? 0]));
  return {
    status: status as Record<BookingStatus, number>,
    today: (await count('=')).count,
    overdue: (await count('<')).count,
  };
}

/** The booking with an ID. */
export function findBooking(db: ShopDatabase, id: number): Promise<BookingRow | undefined> {
  return db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The names of the staff of some bookings, by account. */
export async function findStaffNames(
  db: ShopDatabase,
  rows: readonly Pick<BookingRow, 'staff_id'>[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(rows.flatMap(({ staff_id: id }) => id ?? []))];
  if (ids.length === 0) return new Map();
  const users = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(users.map(({ id, name }) => [id, name]));
}

/** The log of a booking, oldest first. */
export function findBookingEvents(db: ShopDatabase, bookingId: number) {
  return db.selectFrom('booking_events').selectAll().where('booking_id', '=', bookingId).orderBy('id').execute();
}

/** The notes by staff on a booking, oldest first. */
export function findBookingNotes(db: ShopDatabase, bookingId: number) {
  return db
    .selectFrom('booking_notes')
    .select(['text', 'actor', 'at'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
}

/** Adds a note to a booking. */
export async function insertBookingNote(
  db: ShopDatabase,
  bookingId: number,
  note: { readonly text: string; readonly actor: string },
): Promise<void> {
  await db
    .insertInto('booking_notes')
    .values({ booking_id: bookingId, ...note, at: new Date().toISOString() })
    .execute();
}

/** A checked change of a booking: another status, another day. */
export interface BookingChange {
  readonly status?: BookingStatus;
  readonly booking_date?: string;
  readonly starts_at?: null;
  readonly ends_at?: null;
  readonly staff_id?: null;
}

/** Applies a checked change inside a transaction and logs it; false if another user changed the booking first. */
export async function changeBookingRow(
  transaction: ShopDatabase,
  booking: BookingRow,
  change: BookingChange,
  actor: string,
): Promise<boolean> {
  const result = await transaction
    .updateTable('bookings')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', booking.id)
    .where('version', '=', booking.version)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  const { status = booking.status, booking_date: day } = change;
  await transaction
    .insertInto('booking_events')
    .values({
      booking_id: booking.id,
      from_status: booking.status,
      to_status: status,
      ...(day !== undefined && { from_date: booking.booking_date, to_date: day }),
      actor,
      at: new Date().toISOString(),
    })
    .execute();
  return true;
}
