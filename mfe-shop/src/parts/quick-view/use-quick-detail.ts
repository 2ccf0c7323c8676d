import type { ProductDetail, ProductSummary } from '@fakos/shared-kit/api/products/contract';
import { useGetProductQuery } from '@fakos/shared-kit/api/products/hooks';

/** What a quick view knows of a product beyond the list. */
export interface QuickDetail {
  /** Undefined while it is on its way, and where it did not come: then the list's words are all there is. */
  readonly known: ProductDetail | undefined;
  readonly isComing: boolean;
}

/** Asks for a product as its own page does, so that the page opens at once afterwards. */
export function useQuickDetail({ slug }: ProductSummary): QuickDetail {
  const { currentData, isFetching } = useGetProductQuery({ slug });
  return { known: currentData?.data, isComing: isFetching && !currentData };
}
