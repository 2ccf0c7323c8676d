import '@fakos/shared-kit/ui/styles.css';
import { isAdminPath, type Language, localisePath } from '@fakos/contracts/languages';
import type { SlotName } from '@fakos/contracts/remote/slot-names';
import { rehydrate } from '@fakos/shared-kit/api';
import { loginApi } from '@fakos/shared-kit/api/login/hooks';
import { createI18n } from '@fakos/shared-kit/i18n';
import { hydrateWaitingParts } from '@fakos/shared-kit/lazy';
import type { RemoteHost } from '@fakos/shared-kit/remote/host';
import { createBrowserRouter, RouterProvider } from '@fakos/shared-kit/router';
import { browserStorage } from '@fakos/shared-kit/state';
import { selectToken } from '@fakos/shared-kit/state/session';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { requestSignIn } from './account/request-sign-in.ts';
import { trackEvent } from './analytics/event-queue.ts';
import { reportScriptError, watchScriptErrors } from './error-reports/report-script-error.ts';
import { getInitialLanguage, loadShellTranslations } from './language/page-language.ts';
import { loadPageTranslations } from './language/page-translations.ts';
import { preloadConstructionScreen } from './pages/under-construction/construction-gate.tsx';
import { providedKits, startFederation } from './remotes/federation.ts';
import { showDeveloperPanel, withOverrides } from './remotes/overrides/overrides.ts';
import { RemoteInstaller } from './remotes/remote-installer.ts';
import { RemoteLoader } from './remotes/remote-loader.ts';
import { PageTree } from './rendering/page-tree.tsx';
import { rootOptions, showRouteErrors } from './rendering/root-options.ts';
import type { StaticPage } from './rendering/static-page.ts';
import { holdHistory } from './routing/hold-history.ts';
import { createRoutes } from './routing/routes.tsx';
import { fillCache, readBootData, waitForParsing } from './startup/boot-data.ts';
import { startHeartbeat } from './startup/heartbeat.ts';
import { startDeferredFeatures } from './startup/start-deferred-features.ts';
import { yieldToBrowser } from './startup/yield-to-browser.ts';
import { persistState, restoreState } from './store/persistence.ts';
import { type AppStore, createStore } from './store/store.ts';

/**
 * Starts the page: loads the remote of the current route first, then translations and store, and renders once. A
 * server-rendered page is hydrated; stored data of the visitor is restored after the hydration, before the next paint.
 */
export async function start(): Promise<void> {
  watchScriptErrors();
  await waitForParsing();
  const liveBoot = readBootData();
  const boot = await withOverrides(liveBoot, providedKits);
  startHeartbeat(boot.composition);
  const language = getInitialLanguage(window.location, browserStorage);
  replaceAddressLanguage(language);

  const i18n = createI18n(language);
  const store = createStore({ language: () => i18n.language });
  if (language === boot.language) fillCache(store, boot.answers);
  const shouldHydrate = boot.rendered && language === boot.language;
  const releaseHistory = shouldHydrate ? holdHistory() : undefined;
  if (!shouldHydrate) restorePersistedState(store);
  await yieldToBrowser();

  const loader = new RemoteLoader(startFederation());
  await yieldToBrowser();
  const installer = new RemoteInstaller({ remotes: boot.remotes, loader, store, i18n });
  const staticPage: StaticPage = { pathname: '', Page: undefined };
  const router = createBrowserRouter(
    createRoutes(boot.remotes, installer, (...namespaces) => loadPageTranslations(i18n, ...namespaces), staticPage),
  );
  if (process.env.NODE_ENV === 'development') router.subscribe(({ errors }) => showRouteErrors(errors));
  const navigate = (address: string) => router.navigate(address, { replace: true, preventScrollReset: true });
  const host: RemoteHost = {
    fills: (name) => installer.fills(name),
    widgets: {
      find: (type) => installer.findWidget(type),
      list: () =>
        import(/* webpackChunkName: "contributed-widgets" */ './remotes/contributed-widgets.ts').then((module) =>
          module.listContributedWidgets(boot.remotes),
        ),
    },
    setLanguage: (chosen) => {
      const loading = import(/* webpackChunkName: "change-language" */ './language/change-language.ts');
      void loading.then(({ changeLanguage }) => changeLanguage(chosen, { i18n, store, installer, navigate }));
    },
    prefetch: (address) => deferred.prefetch(address),
    authenticate: (request) => void requestSignIn(request, { store, i18n, host }),
    trackEvent,
    styleNonce: boot.nonce,
    reportRenderFailure: (remote, error, component) => {
      installer.handleRenderFailure(remote, error, component);
      reportScriptError(error);
    },
  };

  const { remotes } = boot;
  const deferred = startDeferredFeatures({ boot, remotes, installer, router, store, i18n, host }, shouldHydrate);
  await loadShellTranslations(i18n, language);
  void showDeveloperPanel(liveBoot, boot, i18n);
  // Browsers compute the styles of the whole page again, also if the language is set already.
  if (document.documentElement.lang !== language) document.documentElement.lang = language;
  const page = document.getElementById('page');
  if (!page) throw new Error('Missing element #page.');
  const tree = (onHydrated?: () => void) => (
    <PageTree store={store} i18n={i18n} host={host} onHydrated={onHydrated}>
      <RouterProvider router={router} />
    </PageTree>
  );
  if (!shouldHydrate) {
    createRoot(page, rootOptions).render(tree());
    return;
  }
  await Promise.all([waitForInitialisation(router), loadSlots(host, boot.slots)]);
  if (boot.cache) store.dispatch(rehydrate(boot.cache));
  await preloadConstructionScreen(store);
  if (installer.hasFallenBack || router.state.errors || hasNavigated(router)) {
    // The server rendered other releases or another address, so hydration would fail.
    if (router.state.errors && !hasNavigated(router)) await showServerPage(page, staticPage);
    restorePersistedState(store);
    createRoot(page, rootOptions).render(tree());
    releaseHistory?.();
    return;
  }
  const initialState = router.state;
  const onHydrated = () => {
    restorePersistedState(store);
    // Components subscribe to the router only now and have missed earlier changes.
    if (router.state !== initialState) void router.revalidate();
    // Outside of React's commit: navigating renders again.
    setTimeout(() => releaseHistory?.());
  };
  const onRecoverableError = (error: unknown) => console.error('Hydration mismatch:', error);
  router.subscribe(hydrateWaitingParts);
  // In a transition React hydrates in slices and handles the visitor's input first.
  startTransition(() => {
    hydrateRoot(page, tree(onHydrated), { ...rootOptions, onRecoverableError });
  });
}

/** Shows what the server rendered in place of an error. If the code for it cannot be loaded either, the error is shown. */
async function showServerPage(page: HTMLElement, staticPage: StaticPage): Promise<void> {
  const loading = import(/* webpackChunkName: "static-page" */ './rendering/fill-static-page.tsx');
  await loading.then(({ fillStaticPage }) => fillStaticPage(page, staticPage)).catch(() => undefined);
}

/** Restores stored data of the visitor, and saves changes from then on. */
function restorePersistedState(store: AppStore): void {
  restoreState(store);
  persistState(store);
  if (selectToken(store.getState())) void store.dispatch(loginApi.endpoints.getSession.initiate());
}

/** Whether the visitor navigated inside the site before the hydration. */
function hasNavigated({ state }: Pick<ReturnType<typeof createBrowserRouter>, 'state'>): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return false;
  const { pathname, search } = new URL(navigation.name);
  return pathname + search !== state.location.pathname + state.location.search;
}

/** Loads the slots of the first view before the hydration; a slot that fails shows its own error. */
async function loadSlots({ fills }: RemoteHost, slots: readonly string[]): Promise<void> {
  await Promise.allSettled((slots as SlotName[]).flatMap(fills).map((fill) => fill.load()));
}

function waitForInitialisation(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
}

/** A visitor who chose English and opens a Greek URL gets the English URL. */
function replaceAddressLanguage(language: Language): void {
  const { pathname, search, hash } = window.location;
  if (isAdminPath(pathname)) return;
  const address = localisePath(`${pathname}${search}${hash}`, language);
  if (address !== `${pathname}${search}${hash}`) window.history.replaceState(window.history.state, '', address);
}
