import { API_BASE } from '@fakos/shared-kit/api';
import type { AnswerOf } from '@fakos/shared-kit/api/contract';
import type { listProducts } from '@fakos/shared-kit/api/products/contract';
import { browserStorage } from '@fakos/shared-kit/state';
import { CART_STORAGE_KEY, type CartItem, itemsReplaced, selectItems } from '@fakos/shared-kit/state/cart';
import { SESSION_STORAGE_KEYS, signedIn, signOut } from '@fakos/shared-kit/state/session';
import { WISHLIST_STORAGE_KEY, wishlistReplaced } from '@fakos/shared-kit/state/wishlist';
import { parseSession } from './browser-storage.ts';
import { readCartLines, readWishes } from './read-stored.ts';
import type { AppStore } from './store.ts';

/** Takes over what is stored under a key, whoever wrote it; null stands for all of them. What is no list is cleared. */
export function takeOver(store: AppStore, key: string | null): void {
  const isAsked = (name: string) => key === null || key === name;
  if (isAsked(CART_STORAGE_KEY)) {
    store.dispatch(itemsReplaced(readList(CART_STORAGE_KEY, readCartLines)));
    void findSlugs(store);
  }
  if (isAsked(WISHLIST_STORAGE_KEY)) {
    store.dispatch(wishlistReplaced(readList(WISHLIST_STORAGE_KEY, readWishes)));
  }
  // The flag is written last: with it the other two have arrived. It stays as it is where somebody else signs in, whose
  // name comes after the token.
  const isUser = key === SESSION_STORAGE_KEYS.user;
  if (!isUser && !isAsked(SESSION_STORAGE_KEYS.flag)) return;
  const { token } = store.getState().session;
  const stored = parseSession();
  if (stored?.user && stored.token) {
    if (stored.token !== token) store.dispatch(signedIn({ user: stored.user, token: stored.token }));
  } else if (token && !isUser) {
    store.dispatch(signOut());
  }
}

function readList<T>(key: string, read: (text: string) => T[] | null): T[] {
  const text = browserStorage.getItem(key);
  const items = text === null ? [] : read(text);
  if (!items) browserStorage.removeItem(key);
  return items ?? [];
}

/** Looks up the addresses of lines that were stored without one. Where it fails, the next page tries again. */
async function findSlugs(store: AppStore): Promise<void> {
  const isWithout = ({ slug }: CartItem) => slug === '';
  const ids = selectItems(store.getState())
    .filter(isWithout)
    .map(({ product_id }) => product_id);
  if (ids.length === 0) return;
  try {
    const address = new URL(`${API_BASE}products.php`, window.location.href);
    address.search = new URLSearchParams({ ids: ids.join(','), limit: String(ids.length) }).toString();
    const answer = await fetch(address);
    if (!answer.ok) return;
    const { data } = (await answer.json()) as AnswerOf<typeof listProducts>;
    const slugs = new Map(data.map(({ id, slug }) => [id, slug]));
    const items = selectItems(store.getState());
    store.dispatch(
      itemsReplaced(items.map((item) => ({ ...item, slug: item.slug || (slugs.get(item.product_id) ?? '') }))),
    );
  } catch {
    // Their links lead to the list of products until then.
  }
}
