import type { BookingStatus } from './contract.ts';

// Rules that the browser and the server share. No schemas, because visitors download this file.

const DAY_MS = 24 * 60 * 60 * 1000;

/** Allowed number of people per booking (spec section 9). */
export const participants = { min: 1, max: 10 } as const;

/** Maximum length of a booking's special requests, in characters. */
export const MAX_SPECIAL_REQUESTS = 1000;

/** Maximum length of a note by staff, in characters. */
export const MAX_BOOKING_NOTE = 2000;

/** Allowed status changes; any other is a 409 ILLEGAL_TRANSITION. */
export const bookingTransitions: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  requested: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'no_show', 'cancelled'],
  completed: [],
  no_show: [],
  cancelled: [],
};

/** Statuses in which a booking can be moved to another day. */
export const movableStatuses: readonly BookingStatus[] = ['requested', 'confirmed'];

/** Changes that the customer gets an e-mail about: new statuses, and a move to another day. */
export const notifiedBookingChanges: readonly string[] = ['confirmed', 'cancelled', 'moved'];

// The Swedish locale formats dates as in ISO 8601.
const athensDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens', dateStyle: 'short' });

/** First bookable day: tomorrow in Europe/Athens, YYYY-MM-DD (spec section 5). */
export function getEarliestBookingDate(now: Date): string {
  // Computed on calendar dates, because a day on which the clocks change does not have 24 hours.
  const today = Date.parse(`${athensDate.format(now)}T00:00:00Z`);
  return new Date(today + DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
