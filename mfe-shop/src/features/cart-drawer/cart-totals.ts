import type { Quote } from '@fakos/contracts/cart/contract';
import { toCents, toEuros } from '@fakos/contracts/money';
import type { PublicSettings } from '@fakos/contracts/settings/contract';
import { shippingDefaults } from '@fakos/contracts/settings/shipping';

type ShippingSettings = Pick<PublicSettings, 'shipping_courier' | 'shipping_free_from'>;

/** Totals in the cart drawer, in euros. The server's quote decides the amount to pay. */
export interface CartTotals {
  readonly subtotal: number;
  readonly shipping: number;
  readonly total: number;
  /** Subtotal from which shipping is free. */
  readonly free_shipping_from: number;
}

/**
 * Computes the totals for a sum of lines (spec section 9). Shipping comes from the quote, which has the current settings;
 * without one from the loaded settings, else from their defaults.
 */
export function getCartTotals(
  lineSum: number,
  quote?: Pick<Quote, 'subtotal' | 'shipping' | 'free_shipping_from'>,
  settings: Partial<ShippingSettings> = {},
): CartTotals {
  const { shipping_courier: courierCost, shipping_free_from: settingsFreeFrom } = { ...shippingDefaults, ...settings };
  const freeFrom = quote?.free_shipping_from ?? settingsFreeFrom;
  // A quote of a larger cart with free shipping does not contain the cost for a smaller one.
  const quotedCost = quote && quote.subtotal < freeFrom ? quote.shipping : undefined;
  const subtotalCents = toCents(lineSum);
  const isFree = subtotalCents >= toCents(freeFrom);
  const shippingCents = isFree ? 0 : toCents(quotedCost ?? courierCost);
  return {
    subtotal: toEuros(subtotalCents),
    shipping: toEuros(shippingCents),
    total: toEuros(subtotalCents + shippingCents),
    free_shipping_from: freeFrom,
  };
}
