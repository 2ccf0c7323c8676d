import type { OfferedAddon } from '@fakos/shared-kit/api/product-addons/contract';
import type { CartItem } from '@fakos/shared-kit/state/cart';
import { type Priced, priceToPay } from '../price/discount.ts';

const CENTS = 100;

/** What one piece costs with its add-ons, in euros. */
export function unitPrice(product: Priced, addons: readonly OfferedAddon[]): number {
  const cents = [priceToPay(product), ...addons.map(({ price }) => price)].map((euros) => Math.round(euros * CENTS));
  return cents.reduce((sum, amount) => sum + amount, 0) / CENTS;
}

/** How many pieces of a product are in the cart, whatever comes with them. */
export function heldPieces(items: readonly CartItem[], productId: number): number {
  return items.reduce((sum, item) => (item.product_id === productId ? sum + item.quantity : sum), 0);
}
