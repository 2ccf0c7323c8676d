// Rules that the booking form and the server share. No schemas, because visitors download this file.

const DAY_MS = 24 * 60 * 60 * 1000;

/** Allowed number of people per booking (spec section 9). */
export const participants = { min: 1, max: 10 } as const;

/** Maximum length of a booking's special requests, in characters. */
export const MAX_SPECIAL_REQUESTS = 1000;

// The Swedish locale formats dates as in ISO 8601.
const athensDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens', dateStyle: 'short' });

/** First bookable day: tomorrow in Europe/Athens, YYYY-MM-DD (spec section 5). */
export function getEarliestBookingDate(now: Date): string {
  // Computed on calendar dates, because a day on which the clocks change does not have 24 hours.
  const today = Date.parse(`${athensDate.format(now)}T00:00:00Z`);
  return new Date(today + DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
