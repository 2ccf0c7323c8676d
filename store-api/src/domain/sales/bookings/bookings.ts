import type { Slot } from '@fakos/contracts/booking-slots/contract';
import type { BookingStatus, moveBooking, updateBookingStatus } from '@fakos/contracts/bookings/contract';
import {
  bookingTransitions,
  findBookingDayProblem,
  getBookableDays,
  getEarliestBookingDate,
  movableStatuses,
  participants,
} from '@fakos/contracts/bookings/rules';
import { toCents, toEuros } from '@fakos/contracts/money';
import { weekdays } from '@fakos/contracts/text/weekdays';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { BookingRow } from '../../../database/tables/inbox.ts';
import { brokenRule, Failure } from '../../../errors/failure.ts';
import { type Language, translate } from '../../../text/translate.ts';
import { writeDay } from '../../mail/templates/formats.ts';
import { notifyNewBooking } from '../../notifications/new-arrivals.ts';
import { readSetting } from '../../settings/read-settings.ts';
import { getShopDay } from '../../shop-days.ts';
import { removeReminder, scheduleReminder } from './booking-reminder.ts';
import { createBookingToken } from './booking-token.ts';
import {
  type BookingRequest,
  changeBookingRow,
  findBookableProduct,
  findBookableService,
  findBooking,
  insertBooking,
} from './bookings.repo.ts';
import { queueBookingChange, queueBookingRequest } from './queue-booking-email.ts';
import { getSlotRange, isClosedDay, isOffered, type ScheduledService, type ShopCalendar } from './slots/slot-rules.ts';
import { findScheduledService, readShopCalendar, releaseCells } from './slots/slots.repo.ts';
import { findSlot, takeSlot } from './slots/slots.ts';

interface Visitor {
  readonly userId: number | null;
  readonly language: Language;
}

/**
 * Books an appointment inside a transaction and notifies customer and staff. A booked time is confirmed at once and returned
 * with the token of its page.
 */
export async function bookAppointment(
  transaction: ShopDatabase,
  request: BookingRequest,
  visitor: Visitor,
): Promise<(Slot & { readonly token: string }) | undefined> {
  const { language } = visitor;
  const booked = await findBooked(transaction, request, language);
  const service = await checkService(transaction, request, language);
  const slot = await checkTime(transaction, request, service, language);
  const totalCents = getBookingTotal(booked.price_cents, request.number_of_people);
  if (totalCents !== toCents(request.total_cost)) {
    throw new Failure('QUOTE_CHANGED', { extra: { quote: { total: toEuros(totalCents) } } });
  }
  const status = slot ? 'confirmed' : 'requested';
  const id = await insertBooking(transaction, { request, status, bookedName: booked.name, totalCents, ...visitor });
  if (slot && service) await takeSlot(transaction, id, slot, service);
  await notifyNewBooking(transaction, { id, booked: booked.name, date: request.booking_date });
  if (!slot) {
    await queueBookingRequest(transaction, { id, email: request.email }, language);
    return undefined;
  }
  await queueBookingChange(transaction, { id, email: request.email, language }, status);
  await scheduleReminder(transaction, id);
  return { ...slot, token: await createBookingToken(transaction, id) };
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
  if (status === 'cancelled') {
    await releaseCells(transaction, id);
    await removeReminder(transaction, id);
  }
  await queueBookingChange(transaction, booking, status);
}

interface Move extends z.output<typeof moveBooking.body> {
  readonly actor: string;
}

/** Moves a booking to another day or free time inside a transaction, tomorrow at the earliest, and notifies the customer. */
export async function moveToDay(transaction: ShopDatabase, move: Move, language: Language): Promise<void> {
  const { id, version, booking_date: day, starts_at: startsAt, actor } = move;
  const booking = await getBookingById(transaction, id);
  if (booking.version !== version) throw new Failure('STALE_VERSION');
  if (!movableStatuses.includes(booking.status)) throw new Failure('CONFLICT', { reason: 'bookingClosed' });
  if (day === booking.booking_date && (startsAt ?? null) === booking.starts_at) return;
  // Staff may offer a day that visitors cannot choose.
  if (day < getEarliestBookingDate(new Date())) throw brokenRule(language, 'booking_date', 'bookingDate');
  if (startsAt === undefined) return moveWithoutTime(transaction, booking, { day, actor });
  const service = await findScheduledService(transaction, booking.service_id ?? 0);
  const slot = service && findSlot(service, await readShopCalendar(transaction), startsAt);
  if (!slot || getShopDay(new Date(slot.starts_at)) !== day) throw brokenRule(language, 'starts_at', 'bookingSlot');
  await moveToSlot(transaction, { booking, slot, service, actor });
}

/** Moves a booking to a slot inside a transaction and notifies the customer; a CONFLICT if the slot is not free. */
export async function moveToSlot(
  transaction: ShopDatabase,
  { booking, slot, service, actor }: { booking: BookingRow; slot: Slot; service: ScheduledService; actor: string },
): Promise<void> {
  const booking_date = getShopDay(new Date(slot.starts_at));
  const isTaken = await changeBookingRow(transaction, booking, { booking_date }, actor);
  if (!isTaken) throw new Failure('STALE_VERSION');
  await takeSlot(transaction, booking.id, slot, service);
  await queueBookingChange(transaction, booking, 'moved');
  await scheduleReminder(transaction, booking.id);
}

async function moveWithoutTime(
  transaction: ShopDatabase,
  booking: BookingRow,
  { day, actor }: { day: string; actor: string },
): Promise<void> {
  const change = { booking_date: day, starts_at: null, ends_at: null, staff_id: null };
  const isTaken = await changeBookingRow(transaction, booking, change, actor);
  if (!isTaken) throw new Failure('STALE_VERSION');
  await releaseCells(transaction, booking.id);
  await removeReminder(transaction, booking.id);
  await queueBookingChange(transaction, booking, 'moved');
}

/** The booking with an ID, or NOT_FOUND. */
export async function getBookingById(db: ShopDatabase, id: number): Promise<BookingRow> {
  const booking = await findBooking(db, id);
  if (!booking) throw new Failure('NOT_FOUND');
  return booking;
}

/** The schedule of the booked service, of which no more people than it takes may come; undefined for a product. */
async function checkService(
  db: ShopDatabase,
  request: BookingRequest,
  language: Language,
): Promise<ScheduledService | undefined> {
  if (request.service_id === undefined) return undefined;
  const service = await findScheduledService(db, request.service_id);
  const max = service?.schedule.max_people ?? participants.max;
  if (request.number_of_people <= max) return service;
  const message = translate(language, 'rules.bookingPeople', { count: max });
  throw new Failure('VALIDATION', { fields: { number_of_people: message } });
}

/** The slot of a request with a time; without one, the day is checked (spec section 5). */
async function checkTime(
  db: ShopDatabase,
  request: BookingRequest,
  service: ScheduledService | undefined,
  language: Language,
): Promise<Slot | undefined> {
  const calendar = await readShopCalendar(db);
  if (request.starts_at === undefined) {
    await checkBookingDay(db, request.booking_date, { calendar, service, language });
    return undefined;
  }
  const slot = service && findSlot(service, calendar, request.starts_at);
  const isOnDay = slot && getShopDay(new Date(slot.starts_at)) === request.booking_date;
  if (!slot || !isOnDay || !isOffered(slot, service, new Date())) {
    throw brokenRule(language, 'starts_at', 'bookingSlot');
  }
  return slot;
}

/** The rules for the day of an appointment that a visitor requests (spec section 5), from the shop's settings. */
async function checkBookingDay(
  db: ShopDatabase,
  day: string,
  {
    calendar,
    service,
    language,
  }: { calendar: ShopCalendar; service: ScheduledService | undefined; language: Language },
): Promise<void> {
  const now = new Date();
  const offered = getBookableDays(now, {
    booking_min_days: await readSetting(db, 'booking_min_days'),
    booking_max_days: await readSetting(db, 'booking_max_days'),
    // A service may have hours of its own on other days of the week.
    booking_weekdays: service?.schedule.hours ? weekdays : calendar.weekdays,
  });
  const horizon = service && getSlotRange(service, now).last;
  const isShorter = horizon !== undefined && (offered.last === null || horizon < offered.last);
  const days = { ...offered, last: isShorter ? horizon : offered.last };
  const problem = findBookingDayProblem(day, days) ?? (isClosedDay(day, calendar, service) ? 'closedDate' : undefined);
  if (!problem) return;
  const message = translate(language, `rules.bookingDay.${problem}`, {
    first: writeDay(days.first, language),
    last: days.last === null ? '' : writeDay(days.last, language),
  });
  throw new Failure('VALIDATION', { fields: { booking_date: message } });
}

/** Price of a booking: the price before any discount, times the number of people (spec section 5). */
export function getBookingTotal(originalPriceCents: number, people: number): number {
  return originalPriceCents * people;
}

/** Throws ILLEGAL_TRANSITION unless the contract's table allows the step. */
function checkBookingStep(from: BookingStatus, to: BookingStatus, language: Language): void {
  if (bookingTransitions[from].includes(to)) return;
  const name = (status: BookingStatus) => translate(language, `states.booking.${status}`);
  throw new Failure('ILLEGAL_TRANSITION', { params: { from: name(from), to: name(to) } });
}
