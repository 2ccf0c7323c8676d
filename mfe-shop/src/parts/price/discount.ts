import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';

const PERCENT = 100;

/** The amounts that decide what a product costs. */
export type Priced = Pick<ProductSummary, 'price' | 'sale_price' | 'original_price'>;

/** The sale price where there is one, else the list price (spec section 9). */
export function priceToPay(product: Priced): number {
  return product.sale_price ?? product.price;
}

/** How much is saved, in whole per cent; 0 where nothing is (spec section 9). */
export function discountPercent(product: Priced): number {
  const { original_price: original } = product;
  if (original <= 0) return 0;
  return Math.max(0, Math.round(((original - priceToPay(product)) / original) * PERCENT));
}
