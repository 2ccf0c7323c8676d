const CENTS_PER_EURO = 100;

/** Euros as integer cents, rounded to the nearest cent. Sums are computed in cents to avoid rounding errors. */
export function toCents(euros: number): number {
  return Math.round(euros * CENTS_PER_EURO);
}

/** Cents as decimal euros, the unit of API responses. */
export function toEuros(cents: number): number {
  return cents / CENTS_PER_EURO;
}
