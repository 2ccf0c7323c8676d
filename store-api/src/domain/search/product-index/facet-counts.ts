import type { ProductColumns } from './product-columns.ts';
import { type Facet, type Failed, getBit, MAX_MEASURE, REPRESENTED } from './product-selection.ts';

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

/** Rows of variants that count as one product; empty where each counts by itself. */
export type CountedGroups = readonly (readonly number[])[];

/** The rows of a facet that are not counted: those that fail the filter of another facet. */
const getOthers = (facet: Facet) => ~(getBit(facet) | REPRESENTED);

/**
 * The number of products per value of a facet, ignoring its own filter: at the number of an attribute's, category's or
 * brand's value, at millimetres, or at 0 and 1 of a switch. A product counts once for a value that several variants have.
 */
export function countSlots(
  columns: ProductColumns,
  failed: Failed,
  groups: CountedGroups,
  facet: SlotFacet,
): Uint32Array {
  const [slots, length] = getSlots(columns, facet);
  const others = getOthers(facet);
  const counts = new Uint32Array(length);
  for (let row = 0; row < failed.length; row++) {
    if (((failed[row] ?? 0) & others) === 0) {
      const slot = slots[row] ?? 0;
      counts[slot] = (counts[slot] ?? 0) + 1;
    }
  }
  subtractRepeated(counts, groups, (row) => (((failed[row] ?? 0) & others) === 0 ? slots[row] : undefined));
  return counts;
}

/** Subtracts the matches of a group that have the same slot as an earlier one of that group. */
function subtractRepeated(
  counts: Uint32Array,
  groups: CountedGroups,
  getSlot: (row: number) => number | undefined,
): void {
  const countedFor = new Uint32Array(counts.length);
  for (const [index, rows] of groups.entries()) {
    for (const row of rows) {
      const slot = getSlot(row);
      if (slot === undefined) continue;
      if (countedFor[slot] === index + 1) counts[slot] = (counts[slot] ?? 0) - 1;
      else countedFor[slot] = index + 1;
    }
  }
}

/** By how much the counts of some categories together exceed the number of products: variants may be in several of them. */
export function countRepeated(
  columns: ProductColumns,
  failed: Failed,
  groups: CountedGroups,
  categories: ReadonlySet<number>,
): number {
  const others = getOthers('category');
  let repeated = 0;
  for (const rows of groups) {
    const slots = rows.filter((row) => ((failed[row] ?? 0) & others) === 0).map((row) => columns.category[row] ?? 0);
    repeated += Math.max(0, new Set(slots.filter((slot) => categories.has(slot))).size - 1);
  }
  return repeated;
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
export function countPrices(
  { price: prices }: ProductColumns,
  failed: Failed,
  groups: CountedGroups,
  edges: readonly number[],
): PriceCounts {
  const others = getOthers('price');
  const counts = new Uint32Array(edges.length);
  const getBracket = (price: number) => {
    let bracket = edges.length - 1;
    while (bracket > 0 && price < (edges[bracket] ?? 0)) bracket--;
    return bracket;
  };
  let min = Number.MAX_SAFE_INTEGER;
  let max = 0;
  for (let row = 0; row < failed.length; row++) {
    if (((failed[row] ?? 0) & others) !== 0) continue;
    const price = prices[row] ?? 0;
    if (price < min) min = price;
    if (price > max) max = price;
    const bracket = getBracket(price);
    counts[bracket] = (counts[bracket] ?? 0) + 1;
  }
  subtractRepeated(counts, groups, (row) =>
    ((failed[row] ?? 0) & others) === 0 ? getBracket(prices[row] ?? 0) : undefined,
  );
  return { min: Math.min(min, max), max, counts: [...counts] };
}
