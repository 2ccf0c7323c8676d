/** Subtotal in euros from which shipping is free, and what it costs below (spec section 9). */
const FREE_SHIPPING_FROM = 50;
const SHIPPING_COST = 5.99;

/** What the drawer shows under its lines, in euros. The server's quote decides what is paid. */
export interface CartTotals {
  readonly subtotal: number;
  readonly shipping: number;
  readonly total: number;
  /** Subtotal from which shipping is free. */
  readonly free_shipping_from: number;
}

/** See {@link CartTotals}. A quote knows what the shop's settings say of shipping now. */
export function cartTotals(
  sum: number,
  quote?: { readonly subtotal: number; readonly shipping: number; readonly free_shipping_from: number },
): CartTotals {
  const subtotal = toCents(sum);
  const from = quote?.free_shipping_from ?? FREE_SHIPPING_FROM;
  // A quote of more pieces, which went free, does not say what fewer cost.
  const charged = quote && quote.subtotal < from ? quote.shipping : undefined;
  const shipping = subtotal < from ? (charged ?? SHIPPING_COST) : 0;
  return { subtotal, shipping, total: toCents(subtotal + shipping), free_shipping_from: from };
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
