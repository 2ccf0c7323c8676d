import { toCents } from '@fakos/contracts/money';
import { type SettingKey, settingDefinitions } from '@fakos/contracts/settings/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import { readSettings } from '../../settings/read-settings.ts';

/** Shipping cost, order value for free shipping and payment fee, in cents. */
export interface Charges {
  readonly courierCents: number;
  readonly freeShippingFromCents: number;
  readonly cashOnDeliveryFeeCents: number;
}

/** The settings that hold the charges, in euros. */
const chargeSettingKeys = {
  courierCents: 'shipping_courier',
  freeShippingFromCents: 'shipping_free_from',
  cashOnDeliveryFeeCents: 'cash_on_delivery_fee',
} as const satisfies Record<keyof Charges, SettingKey>;

const getDefaultCents = (key: (typeof chargeSettingKeys)[keyof Charges]) =>
  toCents(settingDefinitions[key].fallback.el);

/** The charges until the shop changes its settings (product.md section 3), from the contract's defaults. */
export const defaultCharges: Charges = {
  courierCents: getDefaultCents('shipping_courier'),
  freeShippingFromCents: getDefaultCents('shipping_free_from'),
  cashOnDeliveryFeeCents: getDefaultCents('cash_on_delivery_fee'),
};

/** The charges in the shop's current settings. */
export async function loadCharges(db: ShopDatabase): Promise<Charges> {
  const stored = await readSettings(db, Object.values(chargeSettingKeys), 'el');
  const charge = (name: keyof Charges) => {
    const euros = Number(stored[chargeSettingKeys[name]] ?? Number.NaN);
    return Number.isFinite(euros) && euros >= 0 ? toCents(euros) : defaultCharges[name];
  };
  return {
    courierCents: charge('courierCents'),
    freeShippingFromCents: charge('freeShippingFromCents'),
    cashOnDeliveryFeeCents: charge('cashOnDeliveryFeeCents'),
  };
}
