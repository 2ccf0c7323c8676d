const CENTS = 100;

/** Cents as decimal euros, for responses. */
export function toEuros(cents: number): number {
  return cents / CENTS;
}

/** Decimal euros of a request as cents. */
export function toCents(euros: number): number {
  return Math.round(euros * CENTS);
}

/** VAT contained in a gross amount, rounded to the cent: net and VAT together are always the gross amount. */
export function containedVat(grossCents: number, rate: number): number {
  return Math.round((grossCents * rate) / (100 + rate));
}
