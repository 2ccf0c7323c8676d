import {
  type Booking,
  type BookingStatus,
  type BookingSummary,
  createAppointment,
  getBooking,
  listBookings,
  updateBookingStatus,
} from '@fakos/shared-kit/api/bookings/contract';
import { earliestBookingDate } from '@fakos/shared-kit/api/bookings/rules';
import type { ShopDatabase } from '../../database/schema.ts';
import type { BookingRow } from '../../database/tables/inbox.ts';
import { endpoint } from '../../http/endpoint.ts';
import { brokenRule, Failure } from '../../http/failure.ts';
import { toCents, toEuros } from '../../money/cents.ts';
import { notifyNewBooking } from '../../notifications/new-arrivals.ts';
import { queueBookingChange, queueBookingRequest } from '../../outbox/queue-booking.ts';
import { type Language, translate } from '../../text/translate.ts';
import { bookingTotal, checkBookingStep } from './booking-rules.ts';
import {
  type BookingRequest,
  changeStatus,
  findBookableProduct,
  findBookableService,
  findBooking,
  findBookingEvents,
  findBookings,
  insertBooking,
} from './bookings.repo.ts';

/** bookings.php, and the visitor's way to it, which the specification puts under settings.php. */
export const bookingEndpoints = [
  endpoint(createAppointment, async ({ body, db, language, session }) => {
    const userId = session?.user.id ?? null;
    await db.transaction().execute((transaction) => book(transaction, body, { userId, language }));
    return { message: translate(language, 'done.bookingPlaced') };
  }),

  endpoint(listBookings, async ({ query, db }) => {
    const { rows, total } = await findBookings(db, query);
    return { data: rows.map(toSummary), meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(getBooking, async ({ query, db }) => ({ data: await toBooking(db, await bookingOf(db, query.id)) })),

  endpoint(updateBookingStatus, async ({ body, db, language, session }) => {
    const step = { to: body.status, actor: session?.user.email ?? '' };
    const data = await db.transaction().execute(async (transaction) => {
      const booking = await bookingOf(transaction, body.id);
      if (booking.version !== body.version) throw new Failure('STALE_VERSION');
      checkBookingStep(booking.status as BookingStatus, step.to, language);
      const isTaken = await changeStatus(transaction, booking, step);
      if (!isTaken) throw new Failure('STALE_VERSION');
      await queueBookingChange(transaction, booking, step.to);
      return toBooking(transaction, await bookingOf(transaction, body.id));
    });
    return { message: translate(language, 'done.bookingUpdated'), data };
  }),
];

interface Visitor {
  readonly userId: number | null;
  readonly language: Language;
}

async function book(transaction: ShopDatabase, request: BookingRequest, visitor: Visitor): Promise<void> {
  const { language } = visitor;
  if (request.booking_date < earliestBookingDate(new Date())) throw brokenRule(language, 'booking_date', 'bookingDate');
  const booked = await findBooked(transaction, request, language);
  const totalCents = bookingTotal(booked.price_cents, request.number_of_people);
  if (totalCents !== toCents(request.total_cost)) {
    throw new Failure('QUOTE_CHANGED', { extra: { quote: { total: toEuros(totalCents) } } });
  }
  const id = await insertBooking(transaction, { request, bookedName: booked.name, totalCents, ...visitor });
  await notifyNewBooking(transaction, { id, booked: booked.name, date: request.booking_date });
  await queueBookingRequest(transaction, { id, email: request.email }, language);
}

async function findBooked(db: ShopDatabase, request: BookingRequest, language: Language) {
  const { product_id: productId, service_id: serviceId } = request;
  if (productId !== undefined && serviceId !== undefined) throw brokenRule(language, 'service_id', 'bookingOneThing');
  if (productId !== undefined) {
    const product = await findBookableProduct(db, productId, language);
    if (!product) throw brokenRule(language, 'product_id', 'bookingProduct');
    return product;
  }
  const service = await findBookableService(db, serviceId ?? 0, language);
  if (!service) throw brokenRule(language, 'service_id', 'bookingService');
  return service;
}

async function bookingOf(db: ShopDatabase, id: number): Promise<BookingRow> {
  const booking = await findBooking(db, id);
  if (!booking) throw new Failure('NOT_FOUND');
  return booking;
}

async function toBooking(db: ShopDatabase, row: BookingRow): Promise<Booking> {
  const events = await findBookingEvents(db, row.id);
  return {
    ...toSummary(row),
    special_requests: row.special_requests,
    events: events.map((event) => ({
      from: event.from_status as BookingStatus | null,
      to: event.to_status as BookingStatus,
      actor: event.actor,
      at: event.at,
    })),
  };
}

function toSummary(row: BookingRow): BookingSummary {
  return {
    id: row.id,
    version: row.version,
    created_at: row.created_at,
    status: row.status as BookingStatus,
    product_id: row.product_id,
    service_id: row.service_id,
    product_name: row.product_name,
    full_name: row.full_name,
    email: row.email,
    phone: row.phone,
    number_of_people: row.number_of_people,
    total_cost: toEuros(row.total_cents),
    booking_date: row.booking_date,
  };
}
