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
import { afterFirstView } from '../after-first-view.ts';
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
    if (now.cart !== saved.cart) save(storage, CART_STORAGE_KEY, JSON.stringify(now.cart));
    if (now.wishlist !== saved.wishlist) save(storage, WISHLIST_STORAGE_KEY, JSON.stringify(now.wishlist));
    if (now.session !== saved.session) writeSession(storage, now.session);
    saved = now;
  });
  window.addEventListener('storage', ({ key }) => follow(store, storage, key));
  // A page that waited in the back-forward cache heard of nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow(store, storage, null));
  keepWishlistOnServer(store, storage);
}

/** Takes over what another tab wrote under a key; null stands for all of them. */
function follow(store: AppStore, storage: Storage, key: string | null): void {
  const isChanged = (name: string) => key === null || key === name;
  if (isChanged(CART_STORAGE_KEY)) store.dispatch(itemsReplaced(readList(storage, CART_STORAGE_KEY, parseStoredCart)));
  if (isChanged(WISHLIST_STORAGE_KEY))
    store.dispatch(wishlistReplaced(readList(storage, WISHLIST_STORAGE_KEY, parseStoredWishlist)));
  // The flag is written last: with it the other two have arrived. It stays as it is where somebody else signs in, whose
  // name comes after the token.
  const isUser = key === SESSION_STORAGE_KEYS.user;
  if (!isUser && !isChanged(SESSION_STORAGE_KEYS.flag)) return;
  const { token } = store.getState().session;
  const stored = parseSession(storage);
  if (stored?.user && stored.token) {
    if (stored.token !== token) store.dispatch(signedIn({ user: stored.user, token: stored.token }));
  } else if (token && !isUser) {
    store.dispatch(signOut());
  }
}

/** Who is signed in has the wishlist on the server too; what does that is not in the first load. */
function keepWishlistOnServer(store: AppStore, storage: Storage): void {
  const stop = store.subscribe(startWhenSignedIn);
  startWhenSignedIn();

  function startWhenSignedIn() {
    if (!store.getState().session.user) return;
    stop();
    afterFirstView(() => {
      const loaded = import(/* webpackChunkName: "wishlist-sync" */ './wishlist-sync.ts');
      // Without it the list stays in this browser, and the next page tries again.
      loaded.then(({ startWishlistSync }) => startWishlistSync(store, storage)).catch(() => undefined);
    });
  }
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
  const session = parseSession(storage);
  if (!session) clearSession(storage);
  return session;
}

function parseSession(storage: Storage): SessionState | null {
  return parseStoredSession({
    token: storage.getItem(SESSION_STORAGE_KEYS.token),
    user: storage.getItem(SESSION_STORAGE_KEYS.user),
    flag: storage.getItem(SESSION_STORAGE_KEYS.flag),
  });
}

function writeSession(storage: Storage, { user, token }: SessionState): void {
  if (!user || !token) {
    clearSession(storage);
    return;
  }
  save(storage, SESSION_STORAGE_KEYS.token, token);
  save(storage, SESSION_STORAGE_KEYS.user, JSON.stringify(user));
  save(storage, SESSION_STORAGE_KEYS.flag, 'true');
}

/** A storage that is full or switched off loses the change, not the page. */
function save(storage: Storage, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch (error) {
    console.warn(`${key} was not saved.`, error);
  }
}

function clearSession(storage: Storage): void {
  for (const key of Object.values(SESSION_STORAGE_KEYS)) storage.removeItem(key);
}
