import type { OwnBooking } from '@fakos/contracts/booking-slots/contract';
import { movableStatuses } from '@fakos/contracts/bookings/rules';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { BookingRow } from '../../../database/tables/inbox.ts';
import { brokenRule, Failure } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import { getShopDay } from '../../shop-days.ts';
import { readBookingToken } from './booking-token.ts';
import { findBooking } from './bookings.repo.ts';
import { changeBooking, moveToSlot } from './bookings.ts';
import { hasTimes, isOffered } from './slots/slot-rules.ts';
import { findScheduledService, readShopCalendar } from './slots/slots.repo.ts';
import { findSlot } from './slots/slots.ts';

/** The actor of changes by the person who booked. */
const CUSTOMER = 'customer';

/** The booking that a token opens; NOT_FOUND for any other token. */
export async function getBookingByToken(db: ShopDatabase, token: string): Promise<BookingRow> {
  const id = await readBookingToken(db, token);
  const booking = id === undefined ? undefined : await findBooking(db, id);
  if (!booking) throw new Failure('NOT_FOUND');
  return booking;
}

/** A booking as its customer sees it. */
export async function toOwnBooking(db: ShopDatabase, row: BookingRow): Promise<OwnBooking> {
  const canChange = isChangeable(row);
  const service = canChange ? await findScheduledService(db, row.service_id ?? 0) : undefined;
  return {
    status: row.status,
    product_name: row.product_name,
    service_id: row.service_id,
    full_name: row.full_name,
    number_of_people: row.number_of_people,
    booking_date: row.booking_date,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    can_cancel: canChange,
    can_move: service !== undefined && hasTimes(service, await readShopCalendar(db)),
  };
}

/** Moves the booking of a token to another free time, inside a transaction. */
export async function moveByCustomer(
  transaction: ShopDatabase,
  { token, starts_at: startsAt }: { readonly token: string; readonly starts_at: string },
  language: Language,
): Promise<BookingRow> {
  const booking = await getChangeable(transaction, token);
  const service = await findScheduledService(transaction, booking.service_id ?? 0);
  const slot = service && findSlot(service, await readShopCalendar(transaction), startsAt);
  if (!slot || !isOffered(slot, service, new Date())) throw brokenRule(language, 'starts_at', 'bookingSlot');
  if (slot.starts_at === booking.starts_at) return booking;
  await moveToSlot(transaction, { booking, slot, service, actor: CUSTOMER });
  return getBookingByToken(transaction, token);
}

/** Cancels the booking of a token, inside a transaction; cancelling twice changes nothing. */
export async function cancelByCustomer(
  transaction: ShopDatabase,
  { token }: { readonly token: string },
  language: Language,
): Promise<BookingRow> {
  const found = await getBookingByToken(transaction, token);
  if (found.status === 'cancelled') return found;
  const { id, version } = await getChangeable(transaction, token);
  await changeBooking(transaction, { id, version, status: 'cancelled', actor: CUSTOMER }, language);
  return getBookingByToken(transaction, token);
}

async function getChangeable(db: ShopDatabase, token: string): Promise<BookingRow> {
  const booking = await getBookingByToken(db, token);
  if (!isChangeable(booking)) throw new Failure('CONFLICT', { reason: 'bookingOver' });
  return booking;
}

/** Until it starts; one without a time, until the end of its day. */
function isChangeable({ status, starts_at: start, booking_date: day }: BookingRow): boolean {
  const now = new Date();
  const isAhead = start === null ? day >= getShopDay(now) : new Date(start) > now;
  return isAhead && movableStatuses.includes(status);
}
