import { readSettings } from '../database/read-settings.ts';
import type { ShopDatabase } from '../database/schema.ts';
import { toCents } from '../money/cents.ts';

/** What the shop charges beside its goods, in cents. */
export interface Charges {
  readonly courierCents: number;
  readonly freeShippingFromCents: number;
  readonly cashOnDeliveryFeeCents: number;
}

/** What holds until the shop sets something else (product.md section 3). */
export const defaultCharges: Charges = {
  courierCents: 599,
  freeShippingFromCents: 5000,
  cashOnDeliveryFeeCents: 200,
};

/** Settings, in euros, that replace {@link defaultCharges}. They are not public: quotes tell their effect. */
export const chargeKeys = {
  courierCents: 'shipping_courier',
  freeShippingFromCents: 'shipping_free_from',
  cashOnDeliveryFeeCents: 'cash_on_delivery_fee',
} as const;

/** The charges of the shop as its settings have them now. */
export async function loadCharges(db: ShopDatabase): Promise<Charges> {
  const stored = await readSettings(db, Object.values(chargeKeys), 'el');
  const charge = (name: keyof Charges) => {
    const euros = Number(stored[chargeKeys[name]] ?? Number.NaN);
    return Number.isFinite(euros) && euros >= 0 ? toCents(euros) : defaultCharges[name];
  };
  return {
    courierCents: charge('courierCents'),
    freeShippingFromCents: charge('freeShippingFromCents'),
    cashOnDeliveryFeeCents: charge('cashOnDeliveryFeeCents'),
  };
}
