import { toCents, toEuros } from '@fakos/contracts/money';
import type { OfferedAddon } from '@fakos/contracts/product-addons/contract';
import { getPriceToPay, type Priced } from '../price/discount.ts';

/** Unit price including add-ons, in euros. */
export function getUnitPrice(product: Priced, addons: readonly OfferedAddon[]): number {
  const prices = [getPriceToPay(product), ...addons.map(({ price }) => price)];
  return toEuros(prices.reduce((sum, price) => sum + toCents(price), 0));
}
