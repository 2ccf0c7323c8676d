import type { EndpointQuery } from '@fakos/contracts/endpoint';
import type { listProducts } from '@fakos/contracts/products/contract';
import type { SlotProps } from '@fakos/shared-kit/remote';

/** Default number of products (spec section 9). */
export const DEFAULT_LIMIT = 6;
/** Maximum number of products in one response (product.md section 2). */
const MAX_LIMIT = 100;

/** The props that choose the products. */
export type ProductChoice = Pick<
  SlotProps['products.cards'],
  'limit' | 'categoryId' | 'brandId' | 'categories' | 'ids' | 'featuredElsewhere'
>;

/** Number of products to show: the number of ids, else the limit. */
export function getProductCount({ limit = DEFAULT_LIMIT, ids }: ProductChoice): number {
  const requested = ids?.length || Math.trunc(limit);
  return Math.min(Math.max(requested, 1), MAX_LIMIT);
}

/**
 * The request for a choice of products (spec section 7); without a choice the newest products. It requests as many more as
 * are left out afterwards.
 */
export function toProductsQuery(choice: ProductChoice): EndpointQuery<typeof listProducts> {
  const { categoryId, brandId, categories, ids, featuredElsewhere = 0 } = choice;
  const limit = Math.min(getProductCount(choice) + featuredElsewhere, MAX_LIMIT);
  if (ids?.length) return { ids: ids.slice(0, limit).join(','), status: 'published', limit };
  return {
    status: 'published',
    limit,
    ...(categoryId ? { category_id: categoryId } : {}),
    ...(brandId ? { brand_id: brandId } : {}),
    ...(categories?.length ? { categories: categories.join(',') } : {}),
  };
}
