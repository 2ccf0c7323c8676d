import type { TranslatedText } from '@fakos/demo-shop/shop-data';
import type { Flag } from '../database/tables/flag.ts';

type Columns<Name extends string, Value> = Record<`${Name}_el` | `${Name}_en`, Value>;

/** The columns of a translated text, each changed by `change`. */
export function toColumns<Name extends string>(
  name: Name,
  text: TranslatedText,
  change: (text: string) => string = (unchanged) => unchanged,
): Columns<Name, string> {
  return { [`${name}_el`]: change(text.el), [`${name}_en`]: change(text.en) } as Columns<Name, string>;
}

/** The columns of a translated text that may be missing. */
export function toNullableColumns<Name extends string>(
  name: Name,
  text: TranslatedText | null,
): Columns<Name, string | null> {
  return { [`${name}_el`]: text?.el ?? null, [`${name}_en`]: text?.en ?? null } as Columns<Name, string | null>;
}

/** A boolean as the database stores it. */
export function toFlag(value: boolean): Flag {
  return value ? 1 : 0;
}

/** Executes an insert of one row and returns its id. */
export async function getInsertedId(insert: { executeTakeFirstOrThrow(): Promise<{ id: number }> }): Promise<number> {
  return (await insert.executeTakeFirstOrThrow()).id;
}

/**
 * The id of a row that another row refers to by its slug.
 *
 * @throws Error where there is no such row
 */
export function getIdBySlug(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`A row of the seed refers to "${slug}", which does not exist.`);
  return id;
}
