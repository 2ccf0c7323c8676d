import { toCents, toEuros } from '@fakos/contracts/money';

/** A product or service that can be booked. */
export interface Bookable {
  readonly kind: 'product' | 'service';
  readonly id: number;
  readonly name: string;
  /** Euros per participant; null if the price is on request. */
  readonly price: number | null;
}

/** Booking price of a product per participant, in euros: the price before any discount (spec section 5). */
export function getBookingPrice({ original_price: original, price }: { original_price: number | null; price: number }) {
  return original ?? price;
}

/** Price times participants, in euros (spec section 5). */
export function getBookingTotal(price: number, people: number): number {
  return toEuros(toCents(price) * people);
}
