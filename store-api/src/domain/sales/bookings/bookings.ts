import type { BookingStatus, moveBooking, updateBookingStatus } from '@fakos/contracts/bookings/contract';
import {
  bookingTransitions,
  findBookingDayProblem,
  getBookableDays,
  getEarliestBookingDate,
  movableStatuses,
} from '@fakos/contracts/bookings/rules';
import { toCents, toEuros } from '@fakos/contracts/money';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { BookingRow } from '../../../database/tables/inbox.ts';
import { brokenRule, Failure } from '../../../errors/failure.ts';
import { type Language, translate } from '../../../text/translate.ts';
import { writeDay } from '../../mail/templates/formats.ts';
import { notifyNewBooking } from '../../notifications/new-arrivals.ts';
import { readSetting } from '../../settings/read-settings.ts';
import {
  type BookingRequest,
  changeBookingRow,
  findBookableProduct,
  findBookableService,
  findBooking,
  insertBooking,
} from './bookings.repo.ts';
import { queueBookingChange, queueBookingRequest } from './queue-booking-email.ts';

interface Visitor {
  readonly userId: number | null;
  readonly language: Language;
}

/** Books an appointment inside a transaction and notifies customer and staff. */
export async function bookAppointment(
  transaction: ShopDatabase,
  request: BookingRequest,
  visitor: Visitor,
): Promise<void> {
  const { language } = visitor;
  await checkBookingDay(transaction, request.booking_date, language);
  const booked = await findBooked(transaction, request, language);
  const totalCents = getBookingTotal(booked.price_cents, request.number_of_people);
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

/** Changes the status of a booking inside a transaction; STALE_VERSION if another user changed it first. */
export async function changeBooking(
  transaction: ShopDatabase,
  { id, version, status, actor }: z.output<typeof updateBookingStatus.body> & { readonly actor: string },
  language: Language,
): Promise<void> {
  const booking = await getBookingById(transaction, id);
  if (booking.version !== version) throw new Failure('STALE_VERSION');
  checkBookingStep(booking.status, status, language);
  const isTaken = await changeBookingRow(transaction, booking, { status }, actor);
  if (!isTaken) throw new Failure('STALE_VERSION');
  await queueBookingChange(transaction, booking, status);
}

/** Moves a booking to another day inside a transaction, tomorrow at the earliest, and notifies the customer. */
export async function moveToDay(
  transaction: ShopDatabase,
  { id, version, booking_date: day, actor }: z.output<typeof moveBooking.body> & { readonly actor: string },
  language: Language,
): Promise<void> {
  const booking = await getBookingById(transaction, id);
  if (booking.version !== version) throw new Failure('STALE_VERSION');
  if (!movableStatuses.includes(booking.status)) throw new Failure('CONFLICT', { reason: 'bookingClosed' });
  if (day === booking.booking_date) return;
  // Staff may offer a day that visitors cannot choose.
  if (day < getEarliestBookingDate(new Date())) throw brokenRule(language, 'booking_date', 'bookingDate');
  const isTaken = await changeBookingRow(transaction, booking, { booking_date: day }, actor);
  if (!isTaken) throw new Failure('STALE_VERSION');
  await queueBookingChange(transaction, booking, 'moved');
}

/** The booking with an ID, or NOT_FOUND. */
export async function getBookingById(db: ShopDatabase, id: number): Promise<BookingRow> {
  const booking = await findBooking(db, id);
  if (!booking) throw new Failure('NOT_FOUND');
  return booking;
}

/** The rules for the day of an appointment that a visitor requests (spec section 5), from the shop's settings. */
async function checkBookingDay(db: ShopDatabase, day: string, language: Language): Promise<void> {
  const days = getBookableDays(new Date(), {
    booking_min_days: await readSetting(db, 'booking_min_days'),
    booking_max_days: await readSetting(db, 'booking_max_days'),
    booking_weekdays: await readSetting(db, 'booking_weekdays'),
  });
  const problem = findBookingDayProblem(day, days);
  if (!problem) return;
  const message = translate(language, `rules.bookingDay.${problem}`, {
    first: writeDay(days.first, language),
    last: days.last === null ? '' : writeDay(days.last, language),
  });
  throw new Failure('VALIDATION', { fields: { booking_date: message } });
}

/** What a booking costs: the price before any discount, for each of the people (spec section 5). */
export function getBookingTotal(originalPriceCents: number, people: number): number {
  return originalPriceCents * people;
}

/** Throws ILLEGAL_TRANSITION unless the contract's table allows the step. */
function checkBookingStep(from: BookingStatus, to: BookingStatus, language: Language): void {
  if (bookingTransitions[from].includes(to)) return;
  const name = (status: BookingStatus) => translate(language, `states.booking.${status}`);
  throw new Failure('ILLEGAL_TRANSITION', { params: { from: name(from), to: name(to) } });
}
