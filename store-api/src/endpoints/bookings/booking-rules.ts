import { type BookingStatus, bookingTransitions } from '@fakos/shared-kit/api/bookings/contract';
import { Failure } from '../../http/failure.ts';
import { type Language, translate } from '../../text/translate.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

// Swedish writes a date the way ISO 8601 does.
const athensDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens', dateStyle: 'short' });

/** The first day that may be booked: tomorrow by the shop's calendar, YYYY-MM-DD. */
export function earliestBookingDate(now: Date): string {
  // Counted in days of the calendar, because a day that the clocks change on has no 24 hours.
  const today = Date.parse(`${athensDay.format(now)}T00:00:00Z`);
  return new Date(today + DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** What a booking costs: the price before any discount, for each of the people (spec section 5). */
export function bookingTotal(originalPriceCents: number, people: number): number {
  return originalPriceCents * people;
}

/** Fails with ILLEGAL_TRANSITION unless the contract's table allows the step. */
export function checkBookingStep(from: BookingStatus, to: BookingStatus, language: Language): void {
  if (bookingTransitions[from].includes(to)) return;
  const name = (status: BookingStatus) => translate(language, `states.booking.${status}`);
  throw new Failure('ILLEGAL_TRANSITION', { params: { from: name(from), to: name(to) } });
}
