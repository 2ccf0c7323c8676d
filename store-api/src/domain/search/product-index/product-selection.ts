import {
  ATTRIBUTES,
  type Attribute,
  MEASURES,
  type Measure,
  type ProductColumns,
  type Values,
} from './product-columns.ts';

/** Inclusive bounds; a missing one is no bound. */
export interface Range {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

type OptionalRecord<Name extends string, Value> = { readonly [key in Name]?: Value | undefined };

/** The filters of a product list; all are optional. Amounts are cents, measures millimetres. */
export interface ProductCriteria extends OptionalRecord<Attribute, readonly string[]>, OptionalRecord<Measure, Range> {
  readonly statuses: readonly string[];
  readonly types?: readonly string[] | undefined;
  readonly featured?: boolean | undefined;
  readonly ids?: readonly number[] | undefined;
  readonly categories?: readonly number[] | undefined;
  readonly brands?: readonly number[] | undefined;
  readonly price?: Range | undefined;
  readonly inStock?: boolean | undefined;
  readonly onSale?: boolean | undefined;
  readonly polarised?: boolean | undefined;
  /** Lists and counts the variants of a product as one. */
  readonly grouped?: boolean | undefined;
}

/** Filters that a facet counts its values without. */
export const FACETS = [
  ...(['category', 'brand', 'price', 'availability', 'sale', 'polarisation'] as const),
  ...ATTRIBUTES,
  ...MEASURES,
] as const;
/** See {@link FACETS}. */
export type Facet = (typeof FACETS)[number];

/**
 * For each row a bit mask of the filters that it fails. A row that fails none is in the list; a row that fails exactly one
 * counts for that facet.
 */
export type Failed = Uint32Array;

/** The bit of filters that belong to no facet. */
const ALWAYS = 1 << FACETS.length;

/** The bit of a match that another variant of the product represents in the list. */
export const REPRESENTED = 1 << (FACETS.length + 1);

/** The bit of a facet's filter. */
export function getBit(facet: Facet): number {
  return 1 << FACETS.indexOf(facet);
}

/** Checks every row against the criteria; `ranks` are those of a search, 0 for rows that do not match. */
export function findFailures(columns: ProductColumns, wanted: ProductCriteria, ranks?: Uint16Array): Failed {
  const failed = new Uint32Array(columns.size);
  const keepValues = <Key>(
    bit: number,
    slots: Uint16Array,
    values: Values<Key, unknown>,
    keys: readonly Key[] | undefined,
  ) => {
    if (keys) fail(failed, slots, bitsExcept(bit, values.keys.length, new Set(keys.map((key) => values.getSlot(key)))));
  };
  const keepFlag = (bit: number, flags: Uint16Array, flag: boolean | undefined) => {
    if (flag !== undefined) fail(failed, flags, bitsExcept(bit, 2, new Set([Number(flag)])));
  };
  keepValues(ALWAYS, columns.status, columns.statuses, wanted.statuses);
  keepValues(ALWAYS, columns.type, columns.types, wanted.types);
  keepFlag(ALWAYS, columns.featured, wanted.featured);
  if (ranks) fail(failed, ranks, bitsExcept(ALWAYS, MAX_RANK + 1, new Set(RANKS)));
  if (wanted.ids) failOthers(failed, columns, wanted.ids);
  keepValues(getBit('category'), columns.category, columns.categories, wanted.categories);
  keepValues(getBit('brand'), columns.brand, columns.brands, wanted.brands);
  failPrices(failed, columns.price, wanted.price);
  keepFlag(getBit('availability'), columns.inStock, wanted.inStock);
  keepFlag(getBit('sale'), columns.onSale, wanted.onSale);
  keepFlag(getBit('polarisation'), columns.polarised, wanted.polarised);
  for (const name of ATTRIBUTES) keepValues(getBit(name), columns[name], columns.attributes[name], wanted[name]);
  for (const name of MEASURES) failMeasures(failed, columns[name], getBit(name), wanted[name]);
  if (wanted.grouped) keepRepresentatives(failed, columns, ranks);
  return failed;
}

/** Ranks of search results, the worst first. */
export const RANKS = [1, 2, 3, 4] as const;
/** The rank of products whose category matches the search. */
export const MAX_RANK = 4;

/** The bit at every place except the wanted ones; 0 stands for no value, which cannot be wanted. */
function bitsExcept(bit: number, length: number, places: ReadonlySet<number | undefined>): Uint32Array {
  return Uint32Array.from({ length }, (_, place) => (places.has(place) ? 0 : bit));
}

/** The loop of most filters: looks up for each row whether its value fails. */
function fail(failed: Failed, slots: Uint16Array, bits: Uint32Array): void {
  for (let row = 0; row < failed.length; row++) failed[row] = (failed[row] ?? 0) | (bits[slots[row] ?? 0] ?? 0);
}

function failPrices(failed: Failed, prices: Int32Array, range: Range | undefined): void {
  const { from = 0, to = Number.MAX_SAFE_INTEGER } = range ?? {};
  if (range?.from === undefined && range?.to === undefined) return;
  const bit = getBit('price');
  for (let row = 0; row < failed.length; row++) {
    const price = prices[row] ?? 0;
    if (price < from || price > to) failed[row] = (failed[row] ?? 0) | bit;
  }
}

/** Longest measure in millimetres. */
export const MAX_MEASURE = 1000;

function failMeasures(failed: Failed, measures: Uint16Array, bit: number, range: Range | undefined): void {
  if (range?.from === undefined && range?.to === undefined) return;
  const { from = 1, to = MAX_MEASURE } = range;
  // 0 stands for none, which is within no range.
  const fits = Array.from({ length: MAX_MEASURE + 1 }, (_, length) => length).filter(
    (length) => length > 0 && length >= from && length <= to,
  );
  fail(failed, measures, bitsExcept(bit, MAX_MEASURE + 1, new Set(fits)));
}

function failOthers(failed: Failed, columns: ProductColumns, ids: readonly number[]): void {
  const wanted = new Set(ids.map((id) => columns.findRow(id)));
  for (let row = 0; row < failed.length; row++) if (!wanted.has(row)) failed[row] = (failed[row] ?? 0) | ALWAYS;
}

/**
 * Leaves one match of each group of variants in the list: the best match of the search, in stock before sold out, then the
 * first in the owner's order.
 */
function keepRepresentatives(failed: Failed, columns: ProductColumns, ranks: Uint16Array | undefined): void {
  const { inStock, variants } = columns;
  const { rows, groups } = variants.list();
  const isBetter = (row: number, best: number) => {
    const byRank = (ranks?.[row] ?? 0) - (ranks?.[best] ?? 0);
    return byRank === 0 ? (inStock[row] ?? 0) > (inStock[best] ?? 0) : byRank > 0;
  };
  let group = 0;
  let best = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    if (failed[row] !== 0) continue;
    if (groups[at] !== group) {
      group = groups[at] ?? 0;
      best = row;
    } else if (isBetter(row, best)) {
      failed[best] = REPRESENTED;
      best = row;
    } else failed[row] = REPRESENTED;
  }
}

/** How many rows the list has. */
export function countMatches(failed: Failed): number {
  let count = 0;
  for (let row = 0; row < failed.length; row++) if (failed[row] === 0) count++;
  return count;
}
