/** Values of a form by field. Each value is compared as a whole. */
export type FormValues = Readonly<Record<string, unknown>>;

/** A field that the user and another editor have changed to different values. */
export interface FieldConflict {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Result of {@link mergeValues}. */
export interface MergedValues<Values extends FormValues> {
  /** Both sides' changes; fields in conflict have the user's value. */
  readonly values: Values;
  /** Fields that only the other editor has changed. */
  readonly taken: readonly string[];
  readonly conflicts: readonly FieldConflict[];
}

/** Whether two values of a field are equal. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The fields whose values differ. */
export function listChangedFields<Values extends FormValues>(before: Values, after: Values): (keyof Values & string)[] {
  return Object.keys(after).filter((field) => !isSameValue(before[field], after[field]));
}

/**
 * Merges the changes of two editors field by field.
 *
 * @param base the values that the user loaded
 * @param mine the user's values
 * @param theirs the values that another editor has stored since
 */
export function mergeValues<Values extends FormValues>(
  base: Values,
  mine: Values,
  theirs: Values,
): MergedValues<Values> {
  const values: Record<string, unknown> = { ...theirs };
  const taken: string[] = [];
  const conflicts: FieldConflict[] = [];
  for (const field of Object.keys(mine)) {
    const isMine = !isSameValue(base[field], mine[field]);
    const isTheirs = !isSameValue(base[field], theirs[field]);
    if (isMine) values[field] = mine[field];
    else if (isTheirs) taken.push(field);
    if (isMine && isTheirs && !isSameValue(mine[field], theirs[field]))
      conflicts.push({ field, mine: mine[field], theirs: theirs[field] });
  }
  return { values: values as Values, taken, conflicts };
}
