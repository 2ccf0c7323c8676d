import type { BodyOf } from '@fakos/shared-kit/api/contract';
import type { AdminProduct, updateProduct } from '@fakos/shared-kit/api/products/contract';
import type { Language } from '@fakos/shared-kit/i18n/languages';
import { amountForField, parseAmount } from '../../../framework/decimal.ts';

/** Bounds of a price in euros and of a stock, as the contract has them. */
export const MIN_PRICE = 0.01;
export const MAX_PRICE = 1_000_000;
export const MAX_STOCK = 1_000_000;

/** What the drawer's fields hold: amounts as they are typed. */
export interface ProductValues {
  price: string;
  salePrice: string;
  stock: string;
  featured: boolean;
  status: 'published' | 'draft';
}

/** The part of a product that the drawer changes. */
export type ProductChanges = Pick<
  BodyOf<typeof updateProduct>,
  'price' | 'sale_price' | 'stock' | 'featured' | 'status'
>;

/** A product as the fields show it. */
export function valuesOf(product: AdminProduct, language: Language): ProductValues {
  return {
    price: amountForField(product.price, language),
    salePrice: product.sale_price === null ? '' : amountForField(product.sale_price, language),
    stock: String(product.stock),
    featured: product.featured === 1,
    status: product.status === 'draft' ? 'draft' : 'published',
  };
}

/** A price as it was typed, null where it is none that the shop can ask for. */
export function priceOf(typed: string): number | null {
  const amount = parseAmount(typed);
  return amount !== null && amount >= MIN_PRICE && amount <= MAX_PRICE ? amount : null;
}

/** A stock as it was typed, null where it is none. */
export function stockOf(typed: string): number | null {
  const stock = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : null;
  return stock !== null && stock <= MAX_STOCK ? stock : null;
}

/** What valid values change on a product: only that is sent, so that the rest is left to others. */
export function changesOf(product: AdminProduct, values: ProductValues): ProductChanges {
  const changes: ProductChanges = {};
  const price = priceOf(values.price);
  const salePrice = values.salePrice.trim() ? priceOf(values.salePrice) : null;
  const stock = stockOf(values.stock);
  const isDraft = values.status === 'draft';
  if (price !== null && price !== product.price) changes.price = price;
  if (salePrice !== product.sale_price) changes.sale_price = salePrice;
  if (stock !== null && stock !== product.stock) changes.stock = stock;
  if (values.featured !== (product.featured === 1)) changes.featured = values.featured ? 1 : 0;
  if (isDraft !== (product.status === 'draft')) changes.status = values.status;
  return changes;
}

/** What takes those changes back: the product's own values of the changed fields. */
export function undoOf(product: AdminProduct, changes: ProductChanges): ProductChanges {
  const fields = Object.keys(changes) as (keyof ProductChanges)[];
  return Object.fromEntries(fields.map((field) => [field, product[field]]));
}
