import { getWeekday, type Weekday, weekdays } from '../text/weekdays.ts';
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

/** Bounds of the settings of appointments, in days. */
export const bookingBounds = { minDays: 0, maxDays: 60, minHorizon: 1, maxHorizon: 730 } as const;

/** Settings of the days on which appointments are offered, with the defaults of product.md section 3: from tomorrow on. */
export const bookingDefaults = {
  /** Days between the request and the first bookable day. */
  booking_min_days: 1,
  /** Days between the request and the last bookable day; null for no limit. */
  booking_max_days: null,
  booking_weekdays: weekdays,
} as const;

/** See {@link bookingDefaults}. A setting that is missing has its default. */
export interface BookingSettings {
  readonly booking_min_days?: number | undefined;
  readonly booking_max_days?: number | null | undefined;
  readonly booking_weekdays?: readonly Weekday[] | undefined;
}

/** The days that can be booked, YYYY-MM-DD. */
export interface BookableDays {
  readonly first: string;
  /** Null for no limit. */
  readonly last: string | null;
  readonly weekdays: readonly Weekday[];
}

/** The days that can be booked at a point in time; without settings from tomorrow on, in Europe/Athens (spec section 5). */
export function getBookableDays(now: Date, settings: BookingSettings = {}): BookableDays {
  const {
    booking_min_days: minDays = bookingDefaults.booking_min_days,
    booking_max_days: maxDays = bookingDefaults.booking_max_days,
    booking_weekdays: offered = bookingDefaults.booking_weekdays,
  } = settings;
  const isOffered = (day: string) => offered.includes(getWeekday(day));
  const today = athensDate.format(now);
  const week = weekdays.map((_, index) => addDays(today, minDays + index));
  const first = week.find(isOffered) ?? addDays(today, minDays);
  return { first, last: maxDays === null ? null : addDays(today, Math.max(minDays, maxDays)), weekdays: offered };
}

/** Why a day cannot be booked; undefined if it can. */
export function findBookingDayProblem(
  day: string,
  { first, last, weekdays: offered }: BookableDays,
): 'tooEarly' | 'tooLate' | 'closed' | undefined {
  if (day < first) return 'tooEarly';
  if (last !== null && day > last) return 'tooLate';
  return offered.includes(getWeekday(day)) ? undefined : 'closed';
}

/** Tomorrow in Europe/Athens, YYYY-MM-DD: the first day to which staff move an appointment. */
export function getEarliestBookingDate(now: Date): string {
  return addDays(athensDate.format(now), 1);
}

// Computed on calendar dates, because a day on which the clocks change does not have 24 hours.
function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
