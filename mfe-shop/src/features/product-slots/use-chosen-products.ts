import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';
import { useListProductsQuery } from '@fakos/shared-kit/api/products/hooks';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { type ProductChoice, productQuery } from './product-query.ts';

/** The products of a choice. `products` is undefined while they load. */
export interface ChosenProducts {
  readonly products: readonly ProductSummary[] | undefined;
  readonly failed: boolean;
  readonly pending: boolean;
  readonly retry: () => void;
}

/** Fetches what a page's author chose. */
export function useChosenProducts(choice: SlotProps['products.carousel'] & ProductChoice): ChosenProducts {
  const { data, isError, isFetching, refetch } = useListProductsQuery(productQuery(choice));
  return { products: data?.data, failed: isError && !data, pending: isFetching, retry: refetch };
}
