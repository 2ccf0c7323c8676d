import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';
import { VISIBLE_STATUSES } from '../../catalogue/visible-statuses.ts';

/** Products that a visitor may buy now, by number. */
export async function findSellableProducts(db: ShopDatabase, ids: readonly number[], language: Language) {
  const rows = await db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .select([
      'products.id',
      'products.category_id',
      'products.slug',
      `products.name_${language} as name`,
      'brands.name as brand_name',
      'products.images',
      'products.product_type',
      'products.lens_matrix',
      'products.lens_width',
      'products.bridge_width',
      'products.lens_height',
      'products.stock',
      'products.price_cents',
      'products.pay_cents',
      'products.vat_rate',
    ])
    .where('products.id', 'in', ids)
    .where('products.status', 'in', VISIBLE_STATUSES)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A product that a visitor may buy now. */
export type SellableProduct =
  Awaited<ReturnType<typeof findSellableProducts>> extends Map<number, infer Row> ? Row : never;
