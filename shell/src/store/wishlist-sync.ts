import type { Wishlist } from '@fakos/shared-kit/api/wishlist/contract';
import { wishlistApi } from '@fakos/shared-kit/api/wishlist/hooks';
import type { SafeStorage } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { selectWishlist, type WishlistItem, wishlistReplaced } from '@fakos/shared-kit/state/wishlist';
import type { AppStore } from './store.ts';
import { differenceOf, keyOf, mergeLists, namedBy } from './wishlist-merge.ts';

/** Browser-storage key of what the server was known to hold, and whose list that was. */
export const SYNCED_STORAGE_KEY = 'pism-wishlist-synced';

/** Most wishes that one call takes; the same number as the server's MAX_WISHLIST_ITEMS. */
const MAX_SENT = 200;

const { mergeWishlist, getWishlist, removeWish } = wishlistApi.endpoints;

/**
 * Keeps the wishlist of somebody who is signed in the same here and on the server: merged at login (product.md section
 * 3), every later change sent. What fails stays a difference, and is sent with the next change. The list stays in the
 * browser at logout; only what is known of the server's copy is forgotten, so that the next login merges again.
 */
export function startWishlistSync(store: AppStore, storage: SafeStorage): void {
  let seen = { user: idOf(store), items: selectWishlist(store.getState()) };
  let work = Promise.resolve();
  const enqueue = (isFirst: boolean) => {
    work = work.then(() => sync(store, storage, isFirst)).catch(() => undefined);
  };
  enqueue(true);

  store.subscribe(() => {
    const now = { user: idOf(store), items: selectWishlist(store.getState()) };
    const [isOther, isChanged] = [now.user !== seen.user, now.items !== seen.items];
    seen = now;
    if (now.user === undefined) {
      if (isOther) storage.removeItem(SYNCED_STORAGE_KEY);
    } else if (isOther || isChanged) enqueue(isOther);
  });
}

/** Sends what differs; at the first time it asks even if nothing does, because another device may have changed the list. */
async function sync(store: AppStore, storage: SafeStorage, isFirst: boolean): Promise<void> {
  const user = idOf(store);
  if (user === undefined) return;
  const before = readSynced(storage, user);
  const { added, removed } = differenceOf(selectWishlist(store.getState()), before);
  if (!isFirst && added.length === 0 && removed.length === 0) return;

  for (const key of removed) await store.dispatch(removeWish.initiate(namedBy(key))).unwrap();
  // The server lists the newest first, the browser last.
  const items = added
    .toReversed()
    .slice(0, MAX_SENT)
    .map(({ type, id }) => ({ type, id }));
  const request =
    items.length > 0
      ? store.dispatch(mergeWishlist.initiate({ items }))
      : store.dispatch(getWishlist.initiate(undefined, { forceRefetch: true, subscribe: false }));
  const theirs = itemsOf((await request.unwrap()).data);
  if (idOf(store) !== user) return;

  // Meanwhile somebody may have gone on wishing here.
  const merged = mergeLists(selectWishlist(store.getState()), theirs, { before, sent: items.map(keyOf) });
  storage.setItem(SYNCED_STORAGE_KEY, JSON.stringify({ user, keys: theirs.map(keyOf) }));
  if (JSON.stringify(merged) !== JSON.stringify(selectWishlist(store.getState()))) {
    store.dispatch(wishlistReplaced(merged));
  }
}

function idOf(store: AppStore): number | undefined {
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

function itemsOf({ products, posts }: Wishlist): WishlistItem[] {
  const items: WishlistItem[] = [
    ...products.map(({ type, id, slug, name, featured_image, price, sale_price, category_name }) => ({
      ...{ type, id, slug, category_name },
      ...{ title: name, image: featured_image, price: sale_price ?? price },
    })),
    ...posts.map(({ type, id, slug, title, featured_image, category_name }) => ({
      ...{ type, id, slug, title, category_name },
      ...{ image: featured_image, price: null },
    })),
  ];
  return items.toReversed();
}
