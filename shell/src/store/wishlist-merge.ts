import type { WishlistItem } from '@fakos/shared-kit/state/wishlist';

type Named = Pick<WishlistItem, 'type' | 'id'>;

/** Names a wish in one word. */
export function keyOf({ type, id }: Named): string {
  return `${type}-${id}`;
}

/** The wish that a key names. */
export function namedBy(key: string): Named {
  const [type, id] = key.split('-');
  return { type: type === 'post' ? 'post' : 'product', id: Number(id) };
}

/** What was added and removed here since the server was known to hold `before`. */
export function differenceOf(items: readonly WishlistItem[], before: readonly string[]) {
  const here = items.map(keyOf);
  return {
    added: items.filter((item) => !before.includes(keyOf(item))),
    removed: before.filter((key) => !here.includes(key)),
  };
}

/**
 * The list here with the server's answer. What the server held `before` and holds no more was removed elsewhere and goes;
 * what it holds besides was added elsewhere and comes to the end, unless it was taken back here since it was `sent`. What
 * it left out for want of room stays here.
 */
export function mergeLists(
  items: readonly WishlistItem[],
  theirs: readonly WishlistItem[],
  { before, sent }: { before: readonly string[]; sent: readonly string[] },
): WishlistItem[] {
  const known = new Map(theirs.map((item) => [keyOf(item), item]));
  const told = new Set([...items.map(keyOf), ...before, ...sent]);
  return [
    ...items.flatMap((item) => known.get(keyOf(item)) ?? (before.includes(keyOf(item)) ? [] : item)),
    ...theirs.filter((item) => !told.has(keyOf(item))),
  ];
}
