import {
  CART_STORAGE_KEY,
  type CartItem,
  itemsReplaced,
  parseStoredCart,
  selectItems,
} from '@fakos/shared-kit/state/cart';
import { restored } from '@fakos/shared-kit/state/restored';
import {
  parseStoredSession,
  SESSION_STORAGE_KEYS,
  type SessionState,
  signedIn,
  signOut,
} from '@fakos/shared-kit/state/session';
import {
  parseStoredWishlist,
  selectWishlist,
  WISHLIST_STORAGE_KEY,
  type WishlistItem,
  wishlistReplaced,
} from '@fakos/shared-kit/state/wishlist';
import type { AppStore } from './store.ts';

/** Puts what the browser remembers into the store; what cannot be read is cleared (spec section 4). */
export function restore(store: AppStore, storage: Storage): void {
  const session = readSession(storage);
  if (session?.user && session.token) store.dispatch(signedIn({ user: session.user, token: session.token }));
  store.dispatch(itemsReplaced(readList(storage, CART_STORAGE_KEY, parseStoredCart)));
  store.dispatch(wishlistReplaced(readList(storage, WISHLIST_STORAGE_KEY, parseStoredWishlist)));
  store.dispatch(restored());
}

/** Saves every change, and follows the changes of other tabs. */
export function keepInStep(store: AppStore, storage: Storage): void {
  let saved = snapshot(store);
  store.subscribe(() => {
    const now = snapshot(store);
    if (now.cart !== saved.cart) storage.setItem(CART_STORAGE_KEY, JSON.stringify(now.cart));
    if (now.wishlist !== saved.wishlist) storage.setItem(WISHLIST_STORAGE_KEY, JSON.stringify(now.wishlist));
    if (now.session !== saved.session) writeSession(storage, now.session);
    saved = now;
  });
  window.addEventListener('storage', ({ key }) => {
    const before = snapshot(store);
    if (key === CART_STORAGE_KEY) store.dispatch(itemsReplaced(readList(storage, key, parseStoredCart)));
    else if (key === WISHLIST_STORAGE_KEY)
      store.dispatch(wishlistReplaced(readList(storage, key, parseStoredWishlist)));
    else if (key === SESSION_STORAGE_KEYS.flag && before.session.user && !readSession(storage))
      store.dispatch(signOut());
  });
}

function snapshot(store: AppStore): { cart: CartItem[]; wishlist: WishlistItem[]; session: SessionState } {
  const state = store.getState();
  return { cart: selectItems(state), wishlist: selectWishlist(state), session: state.session };
}

function readList<T>(storage: Storage, key: string, parse: (text: string) => T[] | null): T[] {
  const text = storage.getItem(key);
  const items = text === null ? [] : parse(text);
  if (!items) storage.removeItem(key);
  return items ?? [];
}

function readSession(storage: Storage): SessionState | null {
  const session = parseStoredSession({
    token: storage.getItem(SESSION_STORAGE_KEYS.token),
    user: storage.getItem(SESSION_STORAGE_KEYS.user),
    flag: storage.getItem(SESSION_STORAGE_KEYS.flag),
  });
  if (!session) clearSession(storage);
  return session;
}

function writeSession(storage: Storage, { user, token }: SessionState): void {
  if (!user || !token) {
    clearSession(storage);
    return;
  }
  storage.setItem(SESSION_STORAGE_KEYS.token, token);
  storage.setItem(SESSION_STORAGE_KEYS.user, JSON.stringify(user));
  storage.setItem(SESSION_STORAGE_KEYS.flag, 'true');
}

function clearSession(storage: Storage): void {
  for (const key of Object.values(SESSION_STORAGE_KEYS)) storage.removeItem(key);
}
