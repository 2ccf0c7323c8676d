import { browserStorage } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import type { AppStore } from './store.ts';

/** Who is signed in has the wishlist on the server too; whoever is not never loads what does that. */
export function keepWishlistOnServer(store: AppStore): void {
  const stop = store.subscribe(startWhenSignedIn);
  startWhenSignedIn();

  function startWhenSignedIn() {
    if (!selectUser(store.getState())) return;
    stop();
    const loaded = import(/* webpackChunkName: "wishlist-sync" */ './wishlist-sync.ts');
    // Without it the list stays in this browser, and the next page tries again.
    loaded.then(({ startWishlistSync }) => startWishlistSync(store, browserStorage)).catch(() => undefined);
  }
}
