import type { paymentMethod, shippingMethod } from '@fakos/contracts/cart/contract';
import type { z } from 'zod';
import type { Charges } from './charges.ts';

/** VAT rate of shipping and fees in per cent. */
export const STANDARD_VAT_RATE = 24;

/** The amounts of a line. */
export interface PricedLine {
  readonly quantity: number;
  readonly unitCents: number;
  readonly vatRate: number;
  /** The discount of the whole line, at most its amount. */
  readonly discountCents?: number;
}

/** Shipping and payment method. */
export interface Delivery {
  readonly shipping: z.output<typeof shippingMethod>;
  readonly payment: z.output<typeof paymentMethod>;
}

/** The amounts of a cart, in cents. Every amount includes VAT; the total is after the discount. */
export interface Amounts {
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly paymentFee: number;
  readonly total: number;
  readonly vat: readonly { readonly rate: number; readonly cents: number }[];
}

/**
 * Computes the totals of a cart. VAT is computed from the sum of each rate, so that net and VAT always add up to the
 * total.
 */
export function computeAmounts(
  lines: readonly PricedLine[],
  delivery: Delivery,
  charges: Charges,
  hasFreeShipping = false,
): Amounts {
  const subtotal = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  const discount = lines.reduce((sum, line) => sum + (line.discountCents ?? 0), 0);
  const shipping = hasFreeShipping ? 0 : getShipping(subtotal, discount, delivery, charges);
  const paymentFee = getFee(subtotal, delivery, charges);
  const vat = getVat(lines, shipping + paymentFee);
  return { subtotal, discount, shipping, paymentFee, total: subtotal - discount + shipping + paymentFee, vat };
}

function getVat(lines: readonly PricedLine[], charged: number): Amounts['vat'] {
  const grossByRate = new Map<number, number>();
  const add = (rate: number, cents: number) => grossByRate.set(rate, (grossByRate.get(rate) ?? 0) + cents);
  for (const line of lines) add(line.vatRate, line.unitCents * line.quantity - (line.discountCents ?? 0));
  if (charged > 0) add(STANDARD_VAT_RATE, charged);
  return [...grossByRate]
    .map(([rate, gross]) => ({ rate, cents: getContainedVat(gross, rate) }))
    .sort((one, other) => other.rate - one.rate);
}

/** Free shipping depends on the amount of goods after the discount. */
function getShipping(subtotal: number, discount: number, delivery: Delivery, charges: Charges): number {
  const isFree =
    delivery.shipping === 'pickup' || subtotal === 0 || subtotal - discount >= charges.freeShippingFromCents;
  return isFree ? 0 : charges.courierCents;
}

/** The courier's fee for cash on delivery; there is none at the shop's own counter. */
function getFee(subtotal: number, delivery: Delivery, charges: Charges): number {
  const isCollected = delivery.payment === 'cash_on_delivery' && delivery.shipping === 'courier' && subtotal > 0;
  return isCollected ? charges.cashOnDeliveryFeeCents : 0;
}

/** VAT contained in a gross amount, rounded to the cent: net and VAT together are always the gross amount. */
export function getContainedVat(grossCents: number, rate: number): number {
  return Math.round((grossCents * rate) / (100 + rate));
}
