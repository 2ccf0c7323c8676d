import type { Wishlist } from '@fakos/contracts/wishlist/contract';
import { wishlistApi } from '@fakos/shared-kit/api/wishlist/hooks';
import type { SafeStorage } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { selectWishlist, type WishlistItem, wishlistReplaced } from '@fakos/shared-kit/state/wishlist';
import type { AppStore } from '../store.ts';
import { getChanges, getWishKey, mergeWishlists, parseWishKey } from './wishlist-merge.ts';

/** Browser-storage key of the items that the server had last, and their owner. */
export const SYNCED_STORAGE_KEY = 'pism-wishlist-synced';

/** Equal to the server's MAX_WISHLIST_ITEMS. */
const MAX_SENT = 200;

const { mergeWishlist, getWishlist, removeWishlistItem } = wishlistApi.endpoints;

/**
 * Synchronises the wishlist of a signed-in user with the server: merges both at login (product.md section 3) and sends
 * every later change. A failed change is sent with the next one. At logout the list stays in the browser and the record
 * of the server's items is deleted, so that the next login merges again.
 */
export function startWishlistSync(store: AppStore, storage: SafeStorage): void {
  let previous = { user: selectUserId(store), items: selectWishlist(store.getState()) };
  let queue = Promise.resolve();
  const enqueue = (isFirst: boolean) => {
    queue = queue.then(() => sync(store, storage, isFirst)).catch(() => undefined);
  };
  enqueue(true);

  store.subscribe(() => {
    const current = { user: selectUserId(store), items: selectWishlist(store.getState()) };
    const [isOtherUser, isChanged] = [current.user !== previous.user, current.items !== previous.items];
    previous = current;
    if (current.user === undefined) {
      if (isOtherUser) storage.removeItem(SYNCED_STORAGE_KEY);
    } else if (isOtherUser || isChanged) enqueue(isOtherUser);
  });
}

/** Sends local changes; the first run always requests the list, because another device may have changed it. */
async function sync(store: AppStore, storage: SafeStorage, isFirst: boolean): Promise<void> {
  const user = selectUserId(store);
  if (user === undefined) return;
  const before = readSynced(storage, user);
  const { added, removed } = getChanges(selectWishlist(store.getState()), before);
  if (!isFirst && added.length === 0 && removed.length === 0) return;

  for (const key of removed) await store.dispatch(removeWishlistItem.initiate(parseWishKey(key))).unwrap();
  // The server lists the newest item first, the browser last.
  const items = added
    .toReversed()
    .slice(0, MAX_SENT)
    .map(({ type, id }) => ({ type, id }));
  const request =
    items.length > 0
      ? store.dispatch(mergeWishlist.initiate({ items }))
      : store.dispatch(getWishlist.initiate(undefined, { forceRefetch: true, subscribe: false }));
  const serverItems = toItems((await request.unwrap()).data);
  if (selectUserId(store) !== user) return;

  // The list may have changed during the requests.
  const known = { before, removed, sent: items.map(getWishKey) };
  const merged = mergeWishlists(selectWishlist(store.getState()), serverItems, known);
  storage.setItem(SYNCED_STORAGE_KEY, JSON.stringify({ user, keys: serverItems.map(getWishKey) }));
  if (JSON.stringify(merged) !== JSON.stringify(selectWishlist(store.getState()))) {
    store.dispatch(wishlistReplaced(merged));
  }
}

function selectUserId(store: AppStore): number | undefined {
  return selectUser(store.getState())?.id;
}

function readSynced(storage: SafeStorage, user: number): string[] {
  try {
    const stored = JSON.parse(storage.getItem(SYNCED_STORAGE_KEY) ?? 'null') as { user?: unknown; keys?: unknown };
    const isKnown = stored?.user === user && Array.isArray(stored.keys);
    return isKnown ? (stored.keys as unknown[]).filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

function toItems({ products, posts }: Wishlist): WishlistItem[] {
  return [...products, ...posts].toReversed();
}
