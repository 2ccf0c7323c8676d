import { browserStorage } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { startCookies } from '../cookies/start-cookies.ts';
import { handlePageChanges } from '../routing/page-change/handle-page-changes.ts';
import type { AppStore } from '../store/store.ts';
import type { PageContext } from './page-context.ts';

/** Starts the features that the first view does not need. */
export function startDeferredFeatures(
  context: Omit<PageContext, 'router'> & { router: Parameters<typeof handlePageChanges>[0] },
): void {
  startCookies(context);
  handlePageChanges(context.router);
  syncWishlistWhenSignedIn(context.store);
}

/** Loads the wishlist synchronisation when a user is signed in. */
function syncWishlistWhenSignedIn(store: AppStore): void {
  const unsubscribe = store.subscribe(startWhenSignedIn);
  startWhenSignedIn();

  function startWhenSignedIn() {
    if (!selectUser(store.getState())) return;
    unsubscribe();
    const loading = import(/* webpackChunkName: "wishlist-sync" */ '../store/wishlist/wishlist-sync.ts');
    // Without it the list stays in this browser, and the next page tries again.
    loading.then(({ startWishlistSync }) => startWishlistSync(store, browserStorage)).catch(() => undefined);
  }
}
