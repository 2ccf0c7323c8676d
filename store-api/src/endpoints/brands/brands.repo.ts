import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';

/** All brands by name, with how many products a visitor finds of each. */
export function findBrands(db: ShopDatabase, language: Language) {
  return db
    .selectFrom('brands')
    .leftJoin('products', (join) =>
      join.onRef('products.brand_id', '=', 'brands.id').on('products.status', 'in', ['published', 'active']),
    )
    .select((eb) => [
      'brands.id',
      'brands.slug',
      'brands.name',
      `brands.description_${language} as description`,
      eb.fn.count<number>('products.id').as('product_count'),
    ])
    .groupBy('brands.id')
    .orderBy('brands.name')
    .execute();
}
