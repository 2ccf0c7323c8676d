import type { EndpointBody } from '@fakos/contracts/endpoint';
import type { Language } from '@fakos/contracts/languages';
import type { AdminProduct, updateProduct } from '@fakos/contracts/products/contract';
import { formatAmountForField, parseAmount } from '../../../framework/decimal.ts';

/** Limits of a price in euros and of the stock, as in the contract. */
export const MIN_PRICE = 0.01;
export const MAX_PRICE = 1_000_000;
export const MAX_STOCK = 1_000_000;

/** Values of the form's fields. Amounts are texts as typed. */
export interface ProductValues {
  price: string;
  salePrice: string;
  stock: string;
  featured: boolean;
  status: 'published' | 'draft';
}

/** The fields of a product that the form changes. */
export type ProductChanges = Pick<
  EndpointBody<typeof updateProduct>,
  'price' | 'sale_price' | 'stock' | 'featured' | 'status'
>;

/** The form's values for a product. */
export function toFormValues(product: AdminProduct, language: Language): ProductValues {
  return {
    price: formatAmountForField(product.price, language),
    salePrice: product.sale_price === null ? '' : formatAmountForField(product.sale_price, language),
    stock: String(product.stock),
    featured: product.featured === 1,
    status: product.status === 'draft' ? 'draft' : 'published',
  };
}

/** Parses a price; null if it is no valid amount or outside the limits. */
export function parsePrice(typed: string): number | null {
  const amount = parseAmount(typed);
  return amount !== null && amount >= MIN_PRICE && amount <= MAX_PRICE ? amount : null;
}

/** Parses a stock; null if it is no whole number within the limits. */
export function parseStock(typed: string): number | null {
  const stock = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : null;
  return stock !== null && stock <= MAX_STOCK ? stock : null;
}

/** The fields that valid values change. Only these are sent, so that other users' changes to other fields remain. */
export function getChanges(product: AdminProduct, values: ProductValues): ProductChanges {
  const changes: ProductChanges = {};
  const price = parsePrice(values.price);
  const salePrice = values.salePrice.trim() ? parsePrice(values.salePrice) : null;
  const stock = parseStock(values.stock);
  const isDraft = values.status === 'draft';
  if (price !== null && price !== product.price) changes.price = price;
  if (salePrice !== product.sale_price) changes.sale_price = salePrice;
  if (stock !== null && stock !== product.stock) changes.stock = stock;
  if (values.featured !== (product.featured === 1)) changes.featured = values.featured ? 1 : 0;
  if (isDraft !== (product.status === 'draft')) changes.status = values.status;
  return changes;
}

/** The previous values of the changed fields, for undo. */
export function getPreviousValues(product: AdminProduct, changes: ProductChanges): ProductChanges {
  const fields = Object.keys(changes) as (keyof ProductChanges)[];
  return Object.fromEntries(fields.map((field) => [field, product[field]]));
}
