import type { OfferedAddon } from '@fakos/shared-kit/api/product-addons/contract';
import { type Priced, priceToPay } from '../price/discount.ts';

const CENTS = 100;

/** What one piece costs with its add-ons, in euros. */
export function unitPrice(product: Priced, addons: readonly OfferedAddon[]): number {
  const cents = [priceToPay(product), ...addons.map(({ price }) => price)].map((euros) => Math.round(euros * CENTS));
  return cents.reduce((sum, amount) => sum + amount, 0) / CENTS;
}
