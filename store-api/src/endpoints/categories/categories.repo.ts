import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';

/** All shelves in the shop's order, with how many products a visitor finds on each. */
export function findCategories(db: ShopDatabase, language: Language) {
  return db
    .selectFrom('categories')
    .leftJoin('products', (join) =>
      join.onRef('products.category_id', '=', 'categories.id').on('products.status', 'in', ['published', 'active']),
    )
    .select((eb) => [
      'categories.id',
      'categories.slug',
      `categories.name_${language} as name`,
      `categories.description_${language} as description`,
      'categories.image',
      eb.fn.count<number>('products.id').as('product_count'),
    ])
    .groupBy('categories.id')
    .orderBy('categories.position')
    .execute();
}
