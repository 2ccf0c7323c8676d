// What a booking's form and the server hold to alike; without schemas, because visitors download it.

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many people one booking is for (spec section 9). */
export const participants = { min: 1, max: 10 } as const;

/** The longest wish that a booking carries, in characters. */
export const MAX_SPECIAL_REQUESTS = 1000;

// Swedish writes a date the way ISO 8601 does.
const athensDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens', dateStyle: 'short' });

/** The first day that may be booked: tomorrow by the shop's calendar, YYYY-MM-DD (spec section 5). */
export function earliestBookingDate(now: Date): string {
  // Counted in days of the calendar, because a day that the clocks change on has no 24 hours.
  const today = Date.parse(`${athensDay.format(now)}T00:00:00Z`);
  return new Date(today + DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
