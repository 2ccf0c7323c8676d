import type { ProductSummary } from '@fakos/contracts/products/contract';

const PERCENT = 100;

/** The prices of a product, in euros. */
export type Priced = Pick<ProductSummary, 'price' | 'sale_price' | 'original_price'>;

/** The sale price if there is one, else the list price (spec section 9). */
export function getPriceToPay(product: Pick<Priced, 'price' | 'sale_price'>): number {
  return product.sale_price ?? product.price;
}

/** The discount in whole per cent; 0 without a discount (spec section 9). */
export function getDiscountPercent(product: Priced): number {
  const { original_price: original } = product;
  if (original <= 0) return 0;
  return Math.max(0, Math.round(((original - getPriceToPay(product)) / original) * PERCENT));
}
