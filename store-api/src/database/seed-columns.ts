import type { BothLanguages } from './demo/demo-catalogue.types.ts';
import type { Flag } from './tables/flag.ts';

type Both<Name extends string, Value> = Record<`${Name}_el` | `${Name}_en`, Value>;

/** Both columns of a text. */
export function both<Name extends string>(
  name: Name,
  text: BothLanguages,
  change: (text: string) => string = (unchanged) => unchanged,
): Both<Name, string> {
  return { [`${name}_el`]: change(text.el), [`${name}_en`]: change(text.en) } as Both<Name, string>;
}

/** Both columns of a text that may be missing. */
export function maybeBoth<Name extends string>(name: Name, text: BothLanguages | null): Both<Name, string | null> {
  return { [`${name}_el`]: text?.el ?? null, [`${name}_en`]: text?.en ?? null } as Both<Name, string | null>;
}

/** A switch as the store keeps it. */
export function flag(value: boolean): Flag {
  return value ? 1 : 0;
}

/** The number that an insert gave its row. */
export async function insertedId(insert: { executeTakeFirstOrThrow(): Promise<{ id: number }> }): Promise<number> {
  return (await insert.executeTakeFirstOrThrow()).id;
}

/** The number of a row that another one names by its slug. */
export function known(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The demo catalogue names "${slug}", which it does not have.`);
  return id;
}
