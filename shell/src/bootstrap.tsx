import '@fakos/shared-kit/ui/styles.css';
import { rehydrate } from '@fakos/shared-kit/api';
import { loginApi } from '@fakos/shared-kit/api/login/hooks';
import { createI18n } from '@fakos/shared-kit/i18n';
import { isAdminPath, type Language, localisePath } from '@fakos/shared-kit/i18n/languages';
import type { SlotName } from '@fakos/shared-kit/remote';
import type { RemoteHost } from '@fakos/shared-kit/remote/host';
import { createBrowserRouter, RouterProvider } from '@fakos/shared-kit/router';
import { browserStorage } from '@fakos/shared-kit/state';
import { selectToken } from '@fakos/shared-kit/state/session';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { askToSignIn, watchSession } from './account/account.ts';
import { afterFirstView } from './after-first-view.ts';
import { trackEvent } from './analytics/noted-events.ts';
import { takeEarlyPress } from './early-press.ts';
import { changeLanguage, loadOwnCatalogues, startLanguage } from './language/page-language.ts';
import { loadPageWords } from './language/page-words.ts';
import { showOverrides, withOverrides } from './overrides/overrides.ts';
import { loadConstructionIfOn } from './pages/under-construction/construction-gate.tsx';
import { startPrefetch } from './prefetch/start-prefetch.ts';
import { startPwa } from './pwa/start-pwa.ts';
import { startFederation } from './remotes/federation.ts';
import { RemoteInstaller } from './remotes/remote-installer.ts';
import { RemoteLoader } from './remotes/remote-loader.ts';
import { PageTree } from './rendering/page-tree.tsx';
import { fillCache, readBootData, untilParsed } from './routing/boot.ts';
import { createRoutes } from './routing/routes.tsx';
import { startSiteWatch } from './site-watch/start-site-watch.ts';
import { keepInStep, restore } from './store/browser-storage.ts';
import { type AppStore, createStore } from './store/store.ts';

/**
 * Starts the page: the remote of the address begins to load first, then words and store; one render at the end. A page
 * that the server rendered comes alive as it is; what the browser remembers of the visitor is put in before it is painted
 * again.
 */
export async function start(): Promise<void> {
  await untilParsed();
  const boot = await withOverrides(readBootData());
  const language = startLanguage(window.location.pathname, browserStorage);
  keepAddressIn(language);

  const i18n = createI18n(language);
  const store = createStore({ language: () => i18n.language });
  if (language === boot.language) fillCache(store, boot.answers);
  const hydrates = boot.rendered && language === boot.language;
  if (!hydrates) remember(store);

  const loader = new RemoteLoader(startFederation());
  const installer = new RemoteInstaller({ remotes: boot.remotes, loader, store, i18n });
  const router = createBrowserRouter(
    createRoutes(boot.remotes, installer, (...words) => loadPageWords(i18n, ...words)),
  );
  const go = (address: string) => router.navigate(address, { replace: true, preventScrollReset: true });
  const host: RemoteHost = {
    fills: (name) => installer.fills(name),
    setLanguage: (next) => void changeLanguage(next, { i18n, store, installer, go }),
    prefetch: startPrefetch({ remotes: boot.remotes, installer, router, store }),
    authenticate: (request) => void askToSignIn(request, { store, i18n, host }),
    trackEvent,
    styleNonce: boot.nonce,
    reportRenderFailure: (remote, error, component) => installer.noteRenderFailure(remote, error, component),
  };

  startPwa({ boot, i18n, store, router });
  startSiteWatch({ router, store, i18n }, hydrates);
  afterFirstView(() => {
    import(/* webpackChunkName: "late" */ './start-late.ts').then(
      ({ startLate }) => startLate({ store, i18n, router }),
      // Without it nothing optional is allowed, nobody is asked, and pages change with less help.
      () => undefined,
    );
  });
  watchSession({ store, i18n, host });
  await loadOwnCatalogues(i18n, language);
  void showOverrides(i18n);
  document.documentElement.lang = language;
  const page = document.getElementById('page');
  if (!page) throw new Error('The page has no element #page to render into.');
  const tree = (onAlive?: () => void) => (
    <PageTree store={store} i18n={i18n} host={host} onAlive={onAlive}>
      <RouterProvider router={router} />
    </PageTree>
  );
  if (!hydrates) {
    createRoot(page).render(tree());
    return;
  }
  await Promise.all([untilInitialised(router), loadSlots(host, boot.slots)]);
  if (boot.cache) store.dispatch(rehydrate(boot.cache));
  await loadConstructionIfOn(store);
  if (installer.hasFallenBack || router.state.errors || hasMovedOn(router)) {
    // What the server rendered came of other releases or for another address: it is not what is shown now.
    remember(store);
    createRoot(page).render(tree());
    return;
  }
  const opened = router.state;
  const onAlive = () => {
    remember(store);
    // What is drawn hears of the router only from here on: of what came meanwhile it is told again.
    if (router.state !== opened) void router.revalidate();
    // Not in the midst of drawing: what is pressed draws again.
    setTimeout(repeatPress);
  };
  const onRecoverableError = (error: unknown) =>
    console.error('The rendered page differs from its first render here.', error);
  // In a transition, the page comes alive in slices, and what the visitor does meanwhile goes first.
  startTransition(() => {
    hydrateRoot(page, tree(onAlive), { onRecoverableError });
  });
  const repeatPress = takeEarlyPress();
}

/** Puts in what the browser remembers of the visitor, and keeps it in step from then on. */
function remember(store: AppStore): void {
  restore(store);
  keepInStep(store);
  if (selectToken(store.getState())) void store.dispatch(loginApi.endpoints.getSession.initiate());
}

/** Whether the visitor went back or on, inside the site, before the page came alive. */
function hasMovedOn({ state }: Pick<ReturnType<typeof createBrowserRouter>, 'state'>): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  if (!opened) return false;
  const { pathname, search } = new URL(opened.name);
  return pathname + search !== state.location.pathname + state.location.search;
}

/** What the first view shows is there when the page comes alive; a slot that fails says so in its own place. */
async function loadSlots({ fills }: RemoteHost, slots: readonly string[]): Promise<void> {
  await Promise.allSettled((slots as SlotName[]).flatMap(fills).map((fill) => fill.load()));
}

function untilInitialised(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
}

/** A visitor who chose English and opens a Greek address goes on in English, at the English address. */
function keepAddressIn(language: Language): void {
  const { pathname, search, hash } = window.location;
  if (isAdminPath(pathname)) return;
  const address = localisePath(`${pathname}${search}${hash}`, language);
  if (address !== `${pathname}${search}${hash}`) window.history.replaceState(window.history.state, '', address);
}
