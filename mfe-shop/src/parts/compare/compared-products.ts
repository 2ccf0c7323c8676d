import type { ProductSummary } from '@fakos/contracts/products/contract';
import { paths } from '@fakos/shared-kit/router';
import { createTabValue } from '../tab-storage/tab-value.ts';

/** Maximum number of products in one comparison. */
export const MAX_COMPARED = 4;

const comparableTypes: readonly ProductSummary['product_type'][] = ['frame', 'sunglasses', 'reading', 'sport'];

/** True for products with the measures of a frame. */
export function isComparable({ product_type: type }: Pick<ProductSummary, 'product_type'>): boolean {
  return comparableTypes.includes(type);
}

/** Slugs of the products that the visitor chose in this tab, oldest first. */
export const comparedProducts = createTabValue<{ readonly slugs: readonly string[] }>('fakos-compare', { slugs: [] });

/** The address of a comparison, which others can open. */
export function getComparisonAddress(slugs: readonly string[]): string {
  return slugs.length === 0 ? paths.compare : `${paths.compare}?products=${slugs.join(',')}`;
}

const SLUG = /^[a-z0-9-]{1,200}$/;

/** The products of an address: valid and different slugs, at most {@link MAX_COMPARED}. */
export function readComparedSlugs(products: string | null): readonly string[] {
  const slugs = (products ?? '').split(',').filter((slug) => SLUG.test(slug));
  return [...new Set(slugs)].slice(0, MAX_COMPARED);
}
