import type { QueryOf } from '@fakos/shared-kit/api/contract';
import type { listProducts } from '@fakos/shared-kit/api/products/contract';
import type { SlotProps } from '@fakos/shared-kit/remote';

/** How many products a place shows that does not say (spec section 9). */
export const DEFAULT_LIMIT = 6;
/** The most products that one call hands out (product.md section 2). */
const MAX_LIMIT = 100;

/** Which products a place shows. */
export type ProductChoice = Pick<
  SlotProps['products.cards'],
  'limit' | 'categoryId' | 'brandId' | 'categories' | 'ids'
>;

/** How many products a choice is about: as many as named, or as it says. */
export function countOf({ limit = DEFAULT_LIMIT, ids }: ProductChoice): number {
  const wanted = ids?.length || Math.trunc(limit);
  return Math.min(Math.max(wanted, 1), MAX_LIMIT);
}

/** The call for a choice of products (spec section 7); without a choice the newest. */
export function productQuery(choice: ProductChoice): QueryOf<typeof listProducts> {
  const { categoryId, brandId, categories, ids } = choice;
  const limit = countOf(choice);
  if (ids?.length) return { ids: ids.slice(0, limit).join(','), status: 'published', limit };
  return {
    status: 'published',
    limit,
    ...(categoryId ? { category_id: categoryId } : {}),
    ...(brandId ? { brand_id: brandId } : {}),
    ...(categories?.length ? { categories: categories.join(',') } : {}),
  };
}
