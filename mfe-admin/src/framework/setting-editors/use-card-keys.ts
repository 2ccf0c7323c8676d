import { useState } from 'react';

/** Keys of the items of a list, which have none of their own; they move with their items. */
export interface CardKeys {
  readonly keys: readonly number[];
  /** Returns the key of the new item. */
  insert(index: number): number;
  move(from: number, to: number): void;
  remove(index: number): void;
}

let lastKey = 0;

/** See {@link CardKeys}. A list that changes its length by other means gets new keys. */
export function useCardKeys(count: number): CardKeys {
  const [keys, setKeys] = useState<readonly number[]>(() => createKeys(count));
  if (keys.length !== count) setKeys(createKeys(count));
  return {
    keys,
    insert: (index) => {
      const [key = 0] = createKeys(1);
      setKeys((before) => before.toSpliced(index, 0, key));
      return key;
    },
    move: (from, to) => setKeys((before) => moveItem(before, from, to)),
    remove: (index) => setKeys((before) => before.toSpliced(index, 1)),
  };
}

function createKeys(count: number): number[] {
  return Array.from({ length: count }, () => {
    lastKey += 1;
    return lastKey;
  });
}

/** The list with an item at another place. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
