import { countPrices, countRepeated, countSlots, type PriceCounts, type SlotFacet } from './facet-counts.ts';
import type { ProductColumns } from './product-columns.ts';
import type { ProductIndex } from './product-index.ts';
import { countMatches, type Failed, findFailures, type ProductCriteria } from './product-selection.ts';
import { type GroupedRows, noGroups } from './variant-groups.ts';

/** The products that match some criteria, their number, and the counts of the facets. */
export class ProductView {
  readonly columns: ProductColumns;
  readonly wanted: ProductCriteria;
  readonly ranks: Uint16Array | undefined;
  readonly failed: Failed;
  readonly total: number;
  readonly #grouped: GroupedRows;
  readonly #counts = new Map<SlotFacet, Uint32Array>();
  #prices: PriceCounts | undefined;

  constructor(columns: ProductColumns, wanted: ProductCriteria, ranks?: Uint16Array) {
    this.columns = columns;
    this.wanted = wanted;
    this.ranks = ranks;
    this.failed = findFailures(columns, wanted, ranks);
    this.#grouped = wanted.grouped ? columns.variants.list() : noGroups;
    this.total = countMatches(this.failed);
  }

  /** See {@link countSlots}. */
  count(facet: SlotFacet): Uint32Array {
    const known = this.#counts.get(facet);
    if (known) return known;
    const counts = countSlots(this.columns, this.failed, this.#grouped, facet);
    this.#counts.set(facet, counts);
    return counts;
  }

  /** See {@link countRepeated}. */
  countRepeated(categories: ReadonlySet<number>): number {
    return countRepeated(this.columns, this.failed, this.#grouped, categories);
  }

  /** See {@link countPrices}; the edges are the same at every call. */
  prices(edges: readonly number[]): PriceCounts {
    this.#prices ??= countPrices(this.columns, this.failed, this.#grouped, edges);
    return this.#prices;
  }
}

/** A cache of recent results, because a few are requested again and again. Cleared when any product changes. */
export class RecentResults<Value> {
  readonly #limit: number;
  readonly #values = new Map<string, Value>();
  #version = -1;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string, { version }: Pick<ProductIndex, 'version'>): Value | undefined {
    if (version !== this.#version) {
      this.#values.clear();
      this.#version = version;
    }
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    // The least recently used entry is first.
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: string, value: Value, { version }: Pick<ProductIndex, 'version'>): void {
    // Computed while products changed, so it may be outdated and is not cached.
    if (version !== this.#version) return;
    this.#values.set(key, value);
    if (this.#values.size > this.#limit) this.#values.delete(this.#values.keys().next().value ?? '');
  }
}
