import type { ProductColumns } from './product-columns.ts';
import { type Facet, type Failed, getBit, MAX_MEASURE, REPRESENTED } from './product-selection.ts';
import type { GroupedRows } from './variant-groups.ts';

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

/** The rows of a facet that are not counted: those that fail the filter of another facet. */
const getOthers = (facet: Facet) => ~(getBit(facet) | REPRESENTED);

/**
 * The number of products per value of a facet, ignoring its own filter: at the number of an attribute's, category's or
 * brand's value, at millimetres, or at 0 and 1 of a switch. A product counts once for a value that several variants have.
 */
export function countSlots(
  columns: ProductColumns,
  failed: Failed,
  grouped: GroupedRows,
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
  subtractRepeated(counts, grouped, (row) => ((failed[row] ?? 0) & others) === 0, slots);
  return counts;
}

/** Subtracts the counted rows of a group that have the same slot as an earlier one of it. */
function subtractRepeated(
  counts: Uint32Array,
  { rows, groups }: GroupedRows,
  isCounted: (row: number) => boolean,
  slots: Uint16Array,
): void {
  const countedFor = new Int32Array(counts.length);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    if (!isCounted(row)) continue;
    const slot = slots[row] ?? 0;
    const group = groups[at] ?? 0;
    if (countedFor[slot] === group) counts[slot] = (counts[slot] ?? 0) - 1;
    else countedFor[slot] = group;
  }
}

/** By how much the counts of some categories together exceed the number of products: variants may be in several of them. */
export function countRepeated(
  columns: ProductColumns,
  failed: Failed,
  { rows, groups }: GroupedRows,
  categories: ReadonlySet<number>,
): number {
  const others = getOthers('category');
  const countedFor = new Int32Array(columns.categories.keys.length);
  let counted = 0;
  let repeated = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const slot = columns.category[row] ?? 0;
    const group = groups[at] ?? 0;
    if (((failed[row] ?? 0) & others) !== 0 || !categories.has(slot) || countedFor[slot] === group) continue;
    countedFor[slot] = group;
    if (counted === group) repeated++;
    counted = group;
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
  grouped: GroupedRows,
  edges: readonly number[],
): PriceCounts {
  const others = getOthers('price');
  const counts = new Uint32Array(edges.length);
  const getBracket = (price: number) => {
    let bracket = edges.length - 1;
    while (bracket > 0 && price < (edges[bracket] ?? 0)) bracket--;
    return bracket;
  };
  const brackets = new Uint16Array(grouped.rows.length > 0 ? failed.length : 0);
  let min = Number.MAX_SAFE_INTEGER;
  let max = 0;
  for (let row = 0; row < failed.length; row++) {
    if (((failed[row] ?? 0) & others) !== 0) continue;
    const price = prices[row] ?? 0;
    if (price < min) min = price;
    if (price > max) max = price;
    const bracket = getBracket(price);
    brackets[row] = bracket;
    counts[bracket] = (counts[bracket] ?? 0) + 1;
  }
  subtractRepeated(counts, grouped, (row) => ((failed[row] ?? 0) & others) === 0, brackets);
  return { min: Math.min(min, max), max, counts: [...counts] };
}
