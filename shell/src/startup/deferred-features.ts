import { isAdminPath, removePathLanguage } from '@fakos/contracts/languages';
import type { BootData } from '@fakos/contracts/remote/manifest';
import { PREVIEW_FRAME } from '@fakos/contracts/settings/preview';
import { browserStorage } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import type { AccountContext } from '../account/dialog/open-authentication-dialog.tsx';
import { watchSession } from '../account/session/watch-session.ts';
import { startWebVitals } from '../analytics/start-web-vitals.ts';
import { startCookies } from '../cookies/start-cookies.ts';
import { loadPageTranslations } from '../language/page-translations.ts';
import { shouldSaveData } from '../prefetch/data-saving.ts';
import { type PrefetchLinksOptions, prefetchLinks } from '../prefetch/prefetch-links.ts';
import { startPwaFeatures } from '../pwa/pwa-features.ts';
import { PWA_NAMESPACE } from '../pwa/pwa-text.ts';
import { type FirstPage, handlePageChanges } from '../routing/page-change/handle-page-changes.ts';
import type { AppStore } from '../store/store.ts';
import { endFirstView } from './end-first-view.ts';
import type { PageContext } from './page-context.ts';
import { yieldToBrowser } from './yield-to-browser.ts';

/** Dependencies of the deferred features. */
export interface DeferredContext extends PageContext, AccountContext, PrefetchLinksOptions {
  readonly boot: Pick<BootData, 'composition' | 'worker'>;
  readonly store: AppStore;
  readonly router: Parameters<typeof handlePageChanges>[0] & PageContext['router'] & PrefetchLinksOptions['router'];
  /** Resolves to the browser's `beforeinstallprompt` event. */
  readonly installOffer: Promise<Event>;
  readonly firstPage: FirstPage;
}

export { runPageEffects } from '../page-effects/run-page-effects.ts';

/**
 * Starts the features that the first view does not need, in several tasks.
 *
 * @returns the host's `prefetch`; it does nothing for visitors who save data
 */
export async function runDeferredFeatures(context: DeferredContext): Promise<(address: string) => void> {
  const { boot, i18n, store, router, installOffer } = context;
  handlePageChanges(router, context.firstPage);
  watchSession(context);
  endFirstView(context);
  await yieldToBrowser();
  startCookies(context);
  await yieldToBrowser();
  startWebVitals({ composition: boot.composition, store });
  if (window.name === PREVIEW_FRAME) previewSettings(store);
  syncWishlistWhenSignedIn(store, router);
  loadPageTranslations(i18n, PWA_NAMESPACE).then(
    () => startPwaFeatures({ boot, i18n, store, router, installOffer }),
    // Without its texts the visitor gets a new version on the next visit.
    () => undefined,
  );
  return shouldSaveData() ? () => undefined : prefetchLinks(context);
}

/** Loads the part of the back office's live preview that runs in its frame. */
function previewSettings(store: AppStore): void {
  const loading = import(/* webpackChunkName: "settings-preview" */ '../settings-preview/settings-preview.ts');
  // Without it the frame shows the stored settings.
  loading.then(({ startSettingsPreview }) => startSettingsPreview(store)).catch(() => undefined);
}

/** Loads the wishlist synchronisation when a user is signed in on a public page. The back office has no wishlist. */
function syncWishlistWhenSignedIn(store: AppStore, router: DeferredContext['router']): void {
  const unsubscribers = [store.subscribe(startWhenSignedIn), router.subscribe(startWhenSignedIn)];
  startWhenSignedIn();

  function startWhenSignedIn() {
    if (!selectUser(store.getState()) || isAdminPath(removePathLanguage(router.state.location.pathname))) return;
    for (const unsubscribe of unsubscribers) unsubscribe();
    const loading = import(/* webpackChunkName: "wishlist-sync" */ '../store/wishlist/wishlist-sync.ts');
    // Without it the list stays in this browser, and the next page tries again.
    loading.then(({ startWishlistSync }) => startWishlistSync(store, browserStorage)).catch(() => undefined);
  }
}
