/** Subtotal in euros from which shipping is free, and what it costs below (spec section 9). */
export const FREE_SHIPPING_FROM = 50;
export const SHIPPING_COST = 5.99;

/** What the drawer shows under its lines, in euros. The server's quote decides what is paid. */
export interface CartTotals {
  readonly shipping: number;
  readonly total: number;
  /** What is still missing for free shipping; 0 once it is reached. */
  readonly missing: number;
}

/** See {@link CartTotals}. */
export function cartTotals(subtotal: number): CartTotals {
  const missing = Math.max(0, toCents(FREE_SHIPPING_FROM - subtotal));
  const shipping = missing > 0 ? SHIPPING_COST : 0;
  return { shipping, total: toCents(subtotal + shipping), missing };
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
