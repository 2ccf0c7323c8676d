import type { ProductColumns } from './product-columns.ts';
import { type Facet, type Failed, getBit, MAX_MEASURE } from './product-selection.ts';

/** Facets whose values have small numbers. */
export type SlotFacet = Exclude<Facet, 'price'>;

/** The column of a facet and its maximum number of values. */
function getSlots(columns: ProductColumns, facet: SlotFacet): readonly [Uint16Array, number] {
  switch (facet) {
    case 'category':
      return [columns.category, columns.categories.keys.length];
    case 'brand':
      return [columns.brand, columns.brands.keys.length];
    case 'availability':
      return [columns.inStock, 2];
    case 'sale':
      return [columns.onSale, 2];
    case 'polarisation':
      return [columns.polarised, 2];
    case 'shape':
    case 'colour':
    case 'material':
    case 'frame_type':
    case 'gender':
    case 'age_group':
    case 'uv_category':
      return [columns[facet], columns.attributes[facet].keys.length];
    case 'lens_width':
    case 'bridge_width':
    case 'temple_length':
    case 'frame_width':
      return [columns[facet], MAX_MEASURE + 1];
  }
}

/**
 * The number of products per value of a facet, ignoring its own filter: at the number of an attribute's, category's or
 * brand's value, at millimetres, or at 0 and 1 of a switch.
 */
export function countSlots(columns: ProductColumns, failed: Failed, facet: SlotFacet): Uint32Array {
  const [slots, length] = getSlots(columns, facet);
  const others = ~getBit(facet);
  const counts = new Uint32Array(length);
  for (let row = 0; row < failed.length; row++) {
    if (((failed[row] ?? 0) & others) === 0) {
      const slot = slots[row] ?? 0;
      counts[slot] = (counts[slot] ?? 0) + 1;
    }
  }
  return counts;
}

/** Prices in cents; `counts` belong to the requested brackets. */
export interface PriceCounts {
  readonly min: number;
  readonly max: number;
  readonly counts: readonly number[];
}

/**
 * Lowest and highest price, and the numbers of products from each of `edges` (rising cents, the first 0) to the next.
 */
export function countPrices({ price: prices }: ProductColumns, failed: Failed, edges: readonly number[]): PriceCounts {
  const others = ~getBit('price');
  const counts = edges.map(() => 0);
  let min = Number.MAX_SAFE_INTEGER;
  let max = 0;
  for (let row = 0; row < failed.length; row++) {
    if (((failed[row] ?? 0) & others) !== 0) continue;
    const price = prices[row] ?? 0;
    if (price < min) min = price;
    if (price > max) max = price;
    let bracket = edges.length - 1;
    while (bracket > 0 && price < (edges[bracket] ?? 0)) bracket--;
    counts[bracket] = (counts[bracket] ?? 0) + 1;
  }
  return { min: Math.min(min, max), max, counts };
}
