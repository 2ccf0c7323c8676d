import type { ProductColumns } from './product-columns.ts';

/** Sort keys of products, each with the columns that it compares in turn. */
const sortColumns = {
  created: ['created'],
  price: ['price'],
  featured: ['featured'],
  discount: ['discount'],
  nameEl: ['nameEl'],
  nameEn: ['nameEn'],
  /** Order of products that match a search equally well. */
  relevance: ['inStock', 'sold', 'featured', 'created'],
} as const;
/** See {@link sortColumns}. */
export type OrderKey = keyof typeof sortColumns;

/**
 * All rows, sorted once by each requested key in ascending order; changed rows are moved to their new
 * places before the next use.
 */
export class SortIndex {
  readonly #columns: ProductColumns;
  readonly #orders = new Map<OrderKey, Order>();

  constructor(columns: ProductColumns) {
    this.#columns = columns;
  }

  /** Marks a row as new or changed. */
  note(row: number): void {
    for (const order of this.#orders.values()) order.moved.add(row);
  }

  /** The rows by a key, ascending, equal ones by their product's number. */
  by(key: OrderKey): Uint32Array {
    const order = this.#orders.get(key);
    if (!order) {
      const rows = this.#sorted(
        key,
        Array.from({ length: this.#columns.size }, (_, row) => row),
      );
      this.#orders.set(key, { rows: Uint32Array.from(rows), moved: new Set() });
      return this.by(key);
    }
    if (order.moved.size > 0) {
      const staying = order.rows.filter((row) => !order.moved.has(row));
      order.rows = this.#merged(key, staying, this.#sorted(key, [...order.moved]));
      order.moved = new Set();
    }
    return order.rows;
  }

  /** Sorts a few rows by a key, ascending: cheaper than searching for them among all. */
  few(key: OrderKey, rows: readonly number[]): number[] {
    return this.#sorted(key, [...rows]);
  }

  #sorted(key: OrderKey, rows: number[]): number[] {
    return rows.sort(this.#compare(key));
  }

  #compare(key: OrderKey): (one: number, other: number) => number {
    const { id } = this.#columns;
    const compared = sortColumns[key].map((name): ArrayLike<number | string> => this.#columns[name]);
    return (one, other) => {
      for (const values of compared) {
        const first = values[one] ?? 0;
        const second = values[other] ?? 0;
        if (first !== second) return first < second ? -1 : 1;
      }
      return (id[one] ?? 0) - (id[other] ?? 0);
    };
  }

  #merged(key: OrderKey, staying: Uint32Array, moved: readonly number[]): Uint32Array {
    const compare = this.#compare(key);
    const merged = new Uint32Array(staying.length + moved.length);
    let next = 0;
    let here = 0;
    for (const row of staying) {
      for (; next < moved.length && compare(moved[next] ?? 0, row) < 0; next++) merged[here++] = moved[next] ?? 0;
      merged[here++] = row;
    }
    for (; next < moved.length; next++) merged[here++] = moved[next] ?? 0;
    return merged;
  }
}

interface Order {
  rows: Uint32Array;
  moved: Set<number>;
}
