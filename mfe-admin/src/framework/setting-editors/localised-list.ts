import type { Localised } from './setting-editor.ts';

interface ListShape<Item> {
  /** Whether two items are the same one in Greek and in English. */
  readonly isSame: (one: Item, other: Item) => boolean;
  /** The item of a language that lacks it, made from the one of the other language. */
  readonly createTranslation: (item: Item) => Item;
}

/** The items of a list that is stored once per language, side by side; items that one language lacks are added to it. */
export function pairItems<Item>(
  { el, en }: Localised<readonly Item[]>,
  { isSame, createTranslation }: ListShape<Item>,
): readonly Localised<Item>[] {
  const rest = [...en];
  const pairs = el.map((item) => {
    const index = rest.findIndex((other) => isSame(item, other));
    const [found] = index < 0 ? [] : rest.splice(index, 1);
    return { el: item, en: found ?? createTranslation(item) };
  });
  return [...pairs, ...rest.map((item) => ({ el: createTranslation(item), en: item }))];
}

/** The lists of both languages, from items side by side. */
export function unpairItems<Item>(pairs: readonly Localised<Item>[]): Localised<Item[]> {
  return { el: pairs.map(({ el }) => el), en: pairs.map(({ en }) => en) };
}

/** Changes a pair in both languages. */
export function changeBoth<Item extends object>(pair: Localised<Item>, change: Partial<Item>): Localised<Item> {
  return { el: { ...pair.el, ...change }, en: { ...pair.en, ...change } };
}
