import type { ProductDetail, ProductSummary } from '@fakos/contracts/products/contract';
import { useGetProductQuery } from '@fakos/shared-kit/api/products/hooks';

/** The details of a product in the quick view. */
export interface ProductDetailResult {
  /** Undefined while it loads and after a failure; the quick view then shows the list's data only. */
  readonly product: ProductDetail | undefined;
  readonly isLoading: boolean;
}

/** Sends the same request as the product page, so that the page opens from the cache. */
export function useProductDetail({ slug }: ProductSummary): ProductDetailResult {
  const { currentData, isFetching } = useGetProductQuery({ slug });
  return { product: currentData?.data, isLoading: isFetching && !currentData };
}
