import type { Quote } from '@fakos/contracts/cart/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { Providers } from './provider.ts';

/** The payment methods that the shop offers, by shipping method. */
export type OfferedMethods = Quote['payment_methods'];

/** Cash is paid on delivery: to the courier, or at the counter for a pickup. */
const methodsByShipping: OfferedMethods = {
  courier: ['cash_on_delivery', 'bank_transfer'],
  pickup: ['pay_in_store', 'bank_transfer'],
};

/** Lists the methods whose provider is ready. Quotes show them, and orders with another method are refused. */
export async function listOfferedMethods(db: ShopDatabase, providers: Providers): Promise<OfferedMethods> {
  const all = new Set(Object.values(methodsByShipping).flat());
  const ready = new Set<string>();
  for (const method of all) {
    const provider = providers[method];
    if (provider && ((await provider.isReady?.(db)) ?? true)) ready.add(method);
  }
  return {
    courier: methodsByShipping.courier.filter((method) => ready.has(method)),
    pickup: methodsByShipping.pickup.filter((method) => ready.has(method)),
  };
}
