/** A product as one of its variants, by its row in the index. */
interface Variant {
  readonly row: number;
  readonly id: number;
  readonly group: string;
  readonly position: number;
}

/** The rows of all groups with several, one group after the other, each in the owner's order. */
export interface GroupedRows {
  readonly rows: Int32Array;
  /** Number of each row's group, from 1. */
  readonly groups: Int32Array;
}

/** Grouped rows where every product counts by itself. */
export const noGroups: GroupedRows = { rows: new Int32Array(), groups: new Int32Array() };

/** Which rows of the index are variants of one product. */
export class VariantGroups {
  readonly #variants = new Map<number, Variant>();
  #grouped: GroupedRows | undefined;

  /** Notes the group of a row; null for a product without variants. */
  put(row: number, id: number, group: string | null, position: number): void {
    if (group === null) {
      this.remove(row);
      return;
    }
    const known = this.#variants.get(row);
    if (known?.id === id && known.group === group && known.position === position) return;
    this.#variants.set(row, { row, id, group, position });
    this.#grouped = undefined;
  }

  remove(row: number): void {
    if (this.#variants.delete(row)) this.#grouped = undefined;
  }

  list(): GroupedRows {
    this.#grouped ??= this.#group();
    return this.#grouped;
  }

  #group(): GroupedRows {
    const several = [...Map.groupBy(this.#variants.values(), ({ group }) => group).values()].filter(
      (variants) => variants.length > 1,
    );
    const sorted = several.map((variants) =>
      variants.sort((one, other) => one.position - other.position || one.id - other.id),
    );
    return {
      rows: Int32Array.from(sorted.flatMap((variants) => variants.map(({ row }) => row))),
      groups: Int32Array.from(sorted.flatMap((variants, index) => variants.map(() => index + 1))),
    };
  }
}
