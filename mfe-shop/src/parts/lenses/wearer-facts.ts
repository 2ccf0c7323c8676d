import type { WearerFacts } from '@fakos/contracts/lenses/rules';
import type { ProductDetail } from '@fakos/contracts/products/contract';

/** Frames for sport need a material that does not break. */
export function getWearerFacts({ product_type: type }: ProductDetail): WearerFacts {
  return { needsSafety: type === 'sport' };
}
