import {
  type Booking,
  type BookingSummary,
  countBookings,
  createAppointment,
  getBooking,
  listBookings,
  moveBooking,
  noteBooking,
  updateBookingStatus,
} from '@fakos/contracts/bookings/contract';
import { toEuros } from '@fakos/contracts/money';
import { inTransaction } from '../../database/in-transaction.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { BookingRow } from '../../database/tables/inbox.ts';
import { listRelatedEmails } from '../../domain/mail/related-emails.ts';
import { emailTopics } from '../../domain/outbox/email-topics.ts';
import {
  countAllBookings,
  findBookingEvents,
  findBookingNotes,
  findBookings,
  findStaffNames,
  insertBookingNote,
} from '../../domain/sales/bookings/bookings.repo.ts';
import { bookAppointment, changeBooking, getBookingById, moveToDay } from '../../domain/sales/bookings/bookings.ts';
import { getShopDay } from '../../domain/shop-days.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** bookings.php, and the visitors' endpoint, which the specification puts under settings.php. */
export const bookingEndpoints = [
  endpoint(createAppointment, async ({ body, db, language, session }) => {
    const userId = session?.user.id ?? null;
    const data = await inTransaction(db, (transaction) => bookAppointment(transaction, body, { userId, language }));
    return { message: translate(language, 'done.bookingPlaced'), ...(data && { data }) };
  }),

  endpoint(listBookings, async ({ query, db }) => {
    const { rows, total } = await findBookings(db, query);
    const staff = await findStaffNames(db, rows);
    return { data: rows.map((row) => toSummary(row, staff)), meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(countBookings, async ({ db }) => ({ data: await countAllBookings(db, getShopDay(new Date())) })),

  endpoint(getBooking, async ({ query, db }) => ({ data: await toBooking(db, await getBookingById(db, query.id)) })),

  endpoint(updateBookingStatus, async ({ body, db, language, session }) => {
    const actor = session?.user.email ?? '';
    const data = await db.transaction().execute(async (transaction) => {
      await changeBooking(transaction, { ...body, actor }, language);
      return toBooking(transaction, await getBookingById(transaction, body.id));
    });
    return { message: translate(language, 'done.bookingUpdated'), data };
  }),

  endpoint(moveBooking, async ({ body, db, language, session }) => {
    const actor = session?.user.email ?? '';
    const data = await inTransaction(db, async (transaction) => {
      await moveToDay(transaction, { ...body, actor }, language);
      return toBooking(transaction, await getBookingById(transaction, body.id));
    });
    return { message: translate(language, 'done.bookingUpdated'), data };
  }),

  endpoint(noteBooking, async ({ body, db, language, session }) => {
    const data = await db.transaction().execute(async (transaction) => {
      const booking = await getBookingById(transaction, body.id);
      await insertBookingNote(transaction, booking.id, { text: body.text, actor: session?.user.email ?? '' });
      return toBooking(transaction, booking);
    });
    return { message: translate(language, 'done.bookingUpdated'), data };
  }),
];

async function toBooking(db: ShopDatabase, row: BookingRow): Promise<Booking> {
  const events = await findBookingEvents(db, row.id);
  return {
    ...toSummary(row, await findStaffNames(db, [row])),
    special_requests: row.special_requests,
    language: row.language,
    user_id: row.user_id,
    notes: await findBookingNotes(db, row.id),
    emails: await listRelatedEmails(db, emailTopics.booking(row.id)),
    events: events.map((event) => ({
      from: event.from_status,
      to: event.to_status,
      actor: event.actor,
      at: event.at,
      ...(event.from_date !== null && event.to_date !== null && { from_date: event.from_date, to_date: event.to_date }),
    })),
  };
}

function toSummary(row: BookingRow, staff: ReadonlyMap<number, string>): BookingSummary {
  return {
    id: row.id,
    version: row.version,
    created_at: row.created_at,
    status: row.status,
    product_id: row.product_id,
    service_id: row.service_id,
    product_name: row.product_name,
    full_name: row.full_name,
    email: row.email,
    phone: row.phone,
    number_of_people: row.number_of_people,
    total_cost: toEuros(row.total_cents),
    booking_date: row.booking_date,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    staff: row.staff_id === null ? null : { id: row.staff_id, name: staff.get(row.staff_id) ?? '' },
  };
}
