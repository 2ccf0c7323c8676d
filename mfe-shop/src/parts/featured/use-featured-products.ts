import type { ProductSummary } from '@fakos/contracts/products/contract';
import { useListProductsQuery } from '@fakos/shared-kit/api/products/hooks';

/** State of the featured products. `products` is undefined while they load. */
export interface FeaturedProductsResult {
  readonly products: readonly ProductSummary[] | undefined;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/**
 * The featured products, newest first; if there are none, the newest products (spec section 7). The spec omits `status`
 * in the second request; it is sent here, because visitors must never see drafts.
 */
export function useFeaturedProducts(limit: number): FeaturedProductsResult {
  const newestFirst = { status: 'published', limit, sort: 'created_at', order: 'DESC' } as const;
  // Without a limit nothing is requested.
  const featured = useListProductsQuery({ featured: 1, ...newestFirst }, { skip: limit === 0 });
  const hasNoneFeatured = featured.data?.data.length === 0;
  const newestResult = useListProductsQuery(newestFirst, { skip: !hasNoneFeatured });
  const shown = hasNoneFeatured ? newestResult : featured;
  return {
    products: shown.data?.data,
    hasFailed: shown.isError && !shown.data,
    isFetching: shown.isFetching,
    retry: shown.refetch,
  };
}
