const CENTS = 100;

/** What somebody can book: a product or a service. */
export interface Bookable {
  readonly kind: 'product' | 'service';
  readonly id: number;
  readonly name: string;
  /** Euros for one; null where it is agreed on the spot. */
  readonly price: number | null;
}

/** What each participant pays for a product: the price before any discount where there is one (spec section 5). */
export function bookingPrice({ original_price: original, price }: { original_price: number | null; price: number }) {
  return original ?? price;
}

/** The price times the people, in euros, reckoned in cents (spec section 5). */
export function bookingTotal(price: number, people: number): number {
  return (Math.round(price * CENTS) * people) / CENTS;
}
