import type { WishlistItem } from '@fakos/shared-kit/state/wishlist';

type WishReference = Pick<WishlistItem, 'type' | 'id'>;

/** Key of a wishlist item. */
export function getWishKey({ type, id }: WishReference): string {
  return `${type}-${id}`;
}

/** Type and id of a key. */
export function parseWishKey(key: string): WishReference {
  const [type, id] = key.split('-');
  return { type: type === 'post' ? 'post' : 'product', id: Number(id) };
}

/** Local changes since the server had the items `before`. */
export function getChanges(items: readonly WishlistItem[], before: readonly string[]) {
  const localKeys = items.map(getWishKey);
  return {
    added: items.filter((item) => !before.includes(getWishKey(item))),
    removed: before.filter((key) => !localKeys.includes(key)),
  };
}

/**
 * Merges the local list with the server's. Items that the server had `before` and no longer has were removed elsewhere
 * and are dropped, except those that this browser itself `removed` with the request and that were added here again since.
 * Items that only the server has were added elsewhere and are appended, unless they were removed locally since they were
 * `sent`. Items beyond the server's limit stay in the local list.
 */
export function mergeWishlists(
  items: readonly WishlistItem[],
  serverItems: readonly WishlistItem[],
  { before, sent, removed }: Readonly<Record<'before' | 'sent' | 'removed', readonly string[]>>,
): WishlistItem[] {
  const serverItemsByKey = new Map(serverItems.map((item) => [getWishKey(item), item]));
  const knownKeys = new Set([...items.map(getWishKey), ...before, ...sent]);
  const isRemovedElsewhere = (key: string) => before.includes(key) && !removed.includes(key);
  return [
    ...items.flatMap(
      (item) => serverItemsByKey.get(getWishKey(item)) ?? (isRemovedElsewhere(getWishKey(item)) ? [] : item),
    ),
    ...serverItems.filter((item) => !knownKeys.has(getWishKey(item))),
  ];
}
