import { browserStorage } from '@fakos/shared-kit/state';
import {
  CART_STORAGE_KEY,
  type CartItem,
  itemsReplaced,
  parseStoredCart,
  selectItems,
} from '@fakos/shared-kit/state/cart';
import { restored } from '@fakos/shared-kit/state/restored';
import { parseStoredSession, SESSION_STORAGE_KEYS, type SessionState, signedIn } from '@fakos/shared-kit/state/session';
import {
  parseStoredWishlist,
  selectWishlist,
  WISHLIST_STORAGE_KEY,
  type WishlistItem,
  wishlistReplaced,
} from '@fakos/shared-kit/state/wishlist';
import type { AppStore } from './store.ts';

/** Puts what the browser remembers into the store; what cannot be read of it is cleared (spec section 4). */
export function restore(store: AppStore): void {
  const session = readSession();
  if (session?.user && session.token) store.dispatch(signedIn({ user: session.user, token: session.token }));
  const cart = readList(CART_STORAGE_KEY, parseStoredCart);
  const wishlist = readList(WISHLIST_STORAGE_KEY, parseStoredWishlist);
  if (cart) store.dispatch(itemsReplaced(cart));
  if (wishlist) store.dispatch(wishlistReplaced(wishlist));
  if (cart && wishlist) store.dispatch(restored());
  else void takeOver(store, null).then(() => store.dispatch(restored()));
}

/** Saves every change, and follows the changes of other tabs. */
export function keepInStep(store: AppStore): void {
  let saved = snapshot(store);
  store.subscribe(() => {
    const now = snapshot(store);
    if (now.cart !== saved.cart) browserStorage.setItem(CART_STORAGE_KEY, JSON.stringify(now.cart));
    if (now.wishlist !== saved.wishlist) browserStorage.setItem(WISHLIST_STORAGE_KEY, JSON.stringify(now.wishlist));
    if (now.session !== saved.session) writeSession(now.session);
    saved = now;
  });
  window.addEventListener('storage', ({ key }) => void takeOver(store, key));
  // A page that waited in the back-forward cache heard of nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => persisted && void takeOver(store, null));
}

/** Takes over what others wrote: other tabs, and other shops under this address. Few pages need the code for it. */
function takeOver(store: AppStore, key: string | null): Promise<void> {
  const loaded = import(/* webpackChunkName: "take-over" */ './take-over.ts');
  // Without it this page keeps what it has.
  return loaded.then((module) => module.takeOver(store, key)).catch(() => undefined);
}

function snapshot(store: AppStore): { cart: CartItem[]; wishlist: WishlistItem[]; session: SessionState } {
  const state = store.getState();
  return { cart: selectItems(state), wishlist: selectWishlist(state), session: state.session };
}

/** The stored list; null where something else wrote it, or spoilt it. */
function readList<T>(key: string, parse: (text: string) => T[] | null): T[] | null {
  const text = browserStorage.getItem(key);
  return text === null ? [] : parse(text);
}

function readSession(): SessionState | null {
  const session = parseSession();
  if (!session) clearSession();
  return session;
}

/** The stored session; null where it is not whole, maybe because another tab is still writing it. */
export function parseSession(): SessionState | null {
  return parseStoredSession({
    token: browserStorage.getItem(SESSION_STORAGE_KEYS.token),
    user: browserStorage.getItem(SESSION_STORAGE_KEYS.user),
    flag: browserStorage.getItem(SESSION_STORAGE_KEYS.flag),
  });
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
