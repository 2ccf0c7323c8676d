import type { EndpointResponse } from '@fakos/contracts/endpoint';
import type { listProducts } from '@fakos/contracts/products/contract';
import { API_BASE } from '@fakos/shared-kit/api';
import { browserStorage } from '@fakos/shared-kit/state';
import { CART_STORAGE_KEY, type CartItem, itemsReplaced, selectItems } from '@fakos/shared-kit/state/cart';
import { SESSION_STORAGE_KEYS, signedIn, signOut } from '@fakos/shared-kit/state/session';
import { WISHLIST_STORAGE_KEY, wishlistReplaced } from '@fakos/shared-kit/state/wishlist';
import { parseCartLines, parseWishes } from './parse-stored-lists.ts';
import type { AppStore } from './store.ts';
import { parseSession } from './stored-session.ts';

/** Loads the data stored under a key into the store; null stands for all keys. Invalid lists are deleted. */
export function reloadStoredState(store: AppStore, key: string | null): void {
  const includesKey = (name: string) => key === null || key === name;
  if (includesKey(CART_STORAGE_KEY)) {
    store.dispatch(itemsReplaced(readList(CART_STORAGE_KEY, parseCartLines)));
    void loadMissingSlugs(store);
  }
  if (includesKey(WISHLIST_STORAGE_KEY)) {
    store.dispatch(wishlistReplaced(readList(WISHLIST_STORAGE_KEY, parseWishes)));
  }
  // The flag is written last, so token and user are complete when it changes. When another user signs in, the flag does
  // not change, and the user is written after the token.
  const isUser = key === SESSION_STORAGE_KEYS.user;
  if (!isUser && !includesKey(SESSION_STORAGE_KEYS.flag)) return;
  const { token } = store.getState().session;
  const stored = parseSession();
  if (stored?.user && stored.token) {
    if (stored.token !== token) store.dispatch(signedIn({ user: stored.user, token: stored.token }));
  } else if (token && !isUser) {
    store.dispatch(signOut());
  }
}

function readList<T>(key: string, parse: (text: string) => T[] | null): T[] {
  const text = browserStorage.getItem(key);
  const items = text === null ? [] : parse(text);
  if (!items) browserStorage.removeItem(key);
  return items ?? [];
}

/** Requests the slugs of lines that were stored without one. After a failure the next page tries again. */
async function loadMissingSlugs(store: AppStore): Promise<void> {
  const hasNoSlug = ({ slug }: CartItem) => slug === '';
  const ids = selectItems(store.getState())
    .filter(hasNoSlug)
    .map(({ product_id }) => product_id);
  if (ids.length === 0) return;
  try {
    const url = new URL(`${API_BASE}products.php`, window.location.href);
    url.search = new URLSearchParams({ ids: ids.join(','), limit: String(ids.length) }).toString();
    const response = await fetch(url);
    if (!response.ok) return;
    const { data } = (await response.json()) as EndpointResponse<typeof listProducts>;
    const slugs = new Map(data.map(({ id, slug }) => [id, slug]));
    const items = selectItems(store.getState());
    store.dispatch(
      itemsReplaced(items.map((item) => ({ ...item, slug: item.slug || (slugs.get(item.product_id) ?? '') }))),
    );
  } catch {
    // Until then their links open the product list.
  }
}
