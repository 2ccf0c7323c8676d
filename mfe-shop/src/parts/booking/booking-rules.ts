const DAY_MS = 24 * 60 * 60 * 1000;
const CENTS = 100;

/** How many people one booking may be for (spec section 9). */
export const PARTICIPANTS = { min: 1, max: 10 } as const;

/** What somebody can book: a product or a service. */
export interface Bookable {
  readonly kind: 'product' | 'service';
  readonly id: number;
  readonly name: string;
  /** Euros for one; null where it is agreed on the spot. */
  readonly price: number | null;
}

// Swedish writes a date the way ISO 8601 does.
const athensDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens', dateStyle: 'short' });

/** The first day that may be booked: tomorrow by the shop's calendar, YYYY-MM-DD (spec section 5). */
export function earliestBookingDate(now: Date): string {
  // Counted in days of the calendar, because a day that the clocks change on has no 24 hours.
  const today = Date.parse(`${athensDay.format(now)}T00:00:00Z`);
  return new Date(today + DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** What each participant pays for a product: the price before any discount where there is one (spec section 5). */
export function bookingPrice({ original_price: original, price }: { original_price: number | null; price: number }) {
  return original ?? price;
}

/** The price times the people, in euros, reckoned in cents (spec section 5). */
export function bookingTotal(price: number, people: number): number {
  return (Math.round(price * CENTS) * people) / CENTS;
}
