import type { paymentMethod, shippingMethod } from '@fakos/contracts/cart/contract';
import type { z } from 'zod';
import { containedVat } from '../../money/cents.ts';
import type { Charges } from './charges.ts';

/** Per cent of VAT on shipping and fees. */
export const STANDARD_VAT_RATE = 24;

/** A line as arithmetic needs it. */
export interface PricedLine {
  readonly quantity: number;
  readonly unitCents: number;
  readonly vatRate: number;
  /** What is taken off the whole line, at most what it costs. */
  readonly discountCents?: number;
}

/** How the order travels and is paid. */
export interface Delivery {
  readonly shipping: z.output<typeof shippingMethod>;
  readonly payment: z.output<typeof paymentMethod>;
}

/** What a cart costs, in cents. VAT is contained in every amount; the total is what is left after the discount. */
export interface Amounts {
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly paymentFee: number;
  readonly total: number;
  readonly vat: readonly { readonly rate: number; readonly cents: number }[];
}

/** Adds a cart up. VAT is taken out of each rate's whole sum, so that net and VAT always make the total. */
export function computeAmounts(
  lines: readonly PricedLine[],
  delivery: Delivery,
  charges: Charges,
  hasFreeShipping = false,
): Amounts {
  const subtotal = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  const discount = lines.reduce((sum, line) => sum + (line.discountCents ?? 0), 0);
  const shipping = hasFreeShipping ? 0 : shippingOf(subtotal, discount, delivery, charges);
  const paymentFee = feeOf(subtotal, delivery, charges);
  const vat = vatOf(lines, shipping + paymentFee);
  return { subtotal, discount, shipping, paymentFee, total: subtotal - discount + shipping + paymentFee, vat };
}

function vatOf(lines: readonly PricedLine[], charged: number): Amounts['vat'] {
  const grossByRate = new Map<number, number>();
  const add = (rate: number, cents: number) => grossByRate.set(rate, (grossByRate.get(rate) ?? 0) + cents);
  for (const line of lines) add(line.vatRate, line.unitCents * line.quantity - (line.discountCents ?? 0));
  if (charged > 0) add(STANDARD_VAT_RATE, charged);
  return [...grossByRate]
    .map(([rate, gross]) => ({ rate, cents: containedVat(gross, rate) }))
    .sort((one, other) => other.rate - one.rate);
}

/** Free shipping is measured by what the goods cost after the discount. */
function shippingOf(subtotal: number, discount: number, delivery: Delivery, charges: Charges): number {
  const isFree =
    delivery.shipping === 'pickup' || subtotal === 0 || subtotal - discount >= charges.freeShippingFromCents;
  return isFree ? 0 : charges.courierCents;
}

/** The fee is what the courier asks for collecting the money; nobody collects at the shop's own counter. */
function feeOf(subtotal: number, delivery: Delivery, charges: Charges): number {
  const isCollected = delivery.payment === 'cash_on_delivery' && delivery.shipping === 'courier' && subtotal > 0;
  return isCollected ? charges.cashOnDeliveryFeeCents : 0;
}
