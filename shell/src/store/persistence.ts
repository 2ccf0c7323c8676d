import { browserStorage } from '@fakos/shared-kit/state';
import {
  CART_STORAGE_KEY,
  type CartItem,
  itemsReplaced,
  parseStoredCart,
  selectItems,
} from '@fakos/shared-kit/state/cart';
import { restored } from '@fakos/shared-kit/state/restored';
import { SESSION_STORAGE_KEYS, type SessionState, signedIn } from '@fakos/shared-kit/state/session';
import {
  parseStoredWishlist,
  selectWishlist,
  WISHLIST_STORAGE_KEY,
  type WishlistItem,
  wishlistReplaced,
} from '@fakos/shared-kit/state/wishlist';
import type { AppStore } from './store.ts';
import { parseSession } from './stored-session.ts';

/** Restores session, cart and wishlist from the browser's storage; invalid data is deleted (spec section 4). */
export function restoreState(store: AppStore): void {
  const session = readSession();
  if (session?.user && session.token) store.dispatch(signedIn({ user: session.user, token: session.token }));
  const cart = readList(CART_STORAGE_KEY, parseStoredCart);
  const wishlist = readList(WISHLIST_STORAGE_KEY, parseStoredWishlist);
  if (cart) store.dispatch(itemsReplaced(cart));
  if (wishlist) store.dispatch(wishlistReplaced(wishlist));
  if (cart && wishlist) store.dispatch(restored());
  else void reload(store, null).then(() => store.dispatch(restored()));
}

/** Saves every change, and applies changes of other tabs. */
export function persistState(store: AppStore): void {
  let previous = selectPersisted(store);
  store.subscribe(() => {
    const current = selectPersisted(store);
    if (current.cart !== previous.cart) browserStorage.setItem(CART_STORAGE_KEY, JSON.stringify(current.cart));
    if (current.wishlist !== previous.wishlist)
      browserStorage.setItem(WISHLIST_STORAGE_KEY, JSON.stringify(current.wishlist));
    if (current.session !== previous.session) writeSession(current.session);
    previous = current;
  });
  window.addEventListener('storage', ({ key }) => void reload(store, key));
  // A page in the back-forward cache receives no storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && void reload(store, null));
}

/** Reloads data written by other tabs, or by other shops under this origin. Few pages need this code. */
function reload(store: AppStore, key: string | null): Promise<void> {
  const loaded = import(/* webpackChunkName: "stored-state" */ './reload-stored-state.ts');
  // If it does not load, the page keeps its state.
  return loaded.then((module) => module.reloadStoredState(store, key)).catch(() => undefined);
}

function selectPersisted(store: AppStore): { cart: CartItem[]; wishlist: WishlistItem[]; session: SessionState } {
  const state = store.getState();
  return { cart: selectItems(state), wishlist: selectWishlist(state), session: state.session };
}

/** Reads a stored list; null where it is invalid. */
function readList<T>(key: string, parse: (text: string) => T[] | null): T[] | null {
  const text = browserStorage.getItem(key);
  return text === null ? [] : parse(text);
}

function readSession(): SessionState | null {
  const session = parseSession();
  if (!session) clearSession();
  return session;
}

function writeSession({ user, token }: SessionState): void {
  if (!user || !token) {
    clearSession();
    return;
  }
  browserStorage.setItem(SESSION_STORAGE_KEYS.token, token);
  browserStorage.setItem(SESSION_STORAGE_KEYS.user, JSON.stringify(user));
  browserStorage.setItem(SESSION_STORAGE_KEYS.flag, 'true');
}

function clearSession(): void {
  for (const key of Object.values(SESSION_STORAGE_KEYS)) browserStorage.removeItem(key);
}
