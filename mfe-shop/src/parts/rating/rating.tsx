import type { ProductSummary } from '@fakos/contracts/products/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useText } from '../../text.ts';

/** True for a product with published reviews; a rating without them is not shown. */
export function hasReviews({ rating, review_count: count }: Pick<ProductSummary, 'rating' | 'review_count'>): boolean {
  return rating !== null && count !== undefined && count > 0;
}

/** The average of a product's published reviews with their number, such as ★ 4,6 (12). */
export function Rating({ product }: { product: Pick<ProductSummary, 'rating' | 'review_count'> }) {
  const text = useText();
  const { number } = useFormat();
  if (!hasReviews(product)) return null;
  const average = number(product.rating ?? 0);
  const { review_count: count = 0 } = product;
  return (
    <span role="img" aria-label={text('product.rating', { average, count })}>
      ★ {average} ({count})
    </span>
  );
}
