/** A product as one of its variants, by its row in the index. */
interface Variant {
  readonly row: number;
  readonly id: number;
  readonly group: string;
  readonly position: number;
}

/** Which rows of the index are variants of one product. */
export class VariantGroups {
  readonly #variants = new Map<number, Variant>();
  #groups: readonly (readonly number[])[] | undefined;

  /** Notes the group of a row; null for a product without variants. */
  put(row: number, id: number, group: string | null, position: number): void {
    if (group === null) {
      this.remove(row);
      return;
    }
    const known = this.#variants.get(row);
    if (known?.id === id && known.group === group && known.position === position) return;
    this.#variants.set(row, { row, id, group, position });
    this.#groups = undefined;
  }

  remove(row: number): void {
    if (this.#variants.delete(row)) this.#groups = undefined;
  }

  /** The rows of each group with more than one, in the owner's order. */
  list(): readonly (readonly number[])[] {
    this.#groups ??= [...Map.groupBy(this.#variants.values(), ({ group }) => group).values()]
      .filter((variants) => variants.length > 1)
      .map((variants) =>
        variants.sort((one, other) => one.position - other.position || one.id - other.id).map(({ row }) => row),
      );
    return this.#groups;
  }
}
