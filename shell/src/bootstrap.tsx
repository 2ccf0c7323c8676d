import '@fakos/shared-kit/ui/styles.css';
import { loginApi } from '@fakos/shared-kit/api/login/hooks';
import { createI18n, I18nextProvider } from '@fakos/shared-kit/i18n';
import { isAdminPath, type Language, localisePath } from '@fakos/shared-kit/i18n/languages';
import { type RemoteHost, RemoteHostProvider } from '@fakos/shared-kit/remote/host';
import { createBrowserRouter, RouterProvider } from '@fakos/shared-kit/router';
import { Provider } from '@fakos/shared-kit/state';
import { selectToken } from '@fakos/shared-kit/state/session';
import { createRoot } from 'react-dom/client';
import { changeLanguage, loadOwnCatalogues, startLanguage } from './language/page-language.ts';
import { startFederation } from './remotes/federation.ts';
import { RemoteInstaller } from './remotes/remote-installer.ts';
import { RemoteLoader } from './remotes/remote-loader.ts';
import { fillCache, readBootData } from './routing/boot.ts';
import { createRoutes } from './routing/routes.tsx';
import { keepInStep, restore } from './store/browser-storage.ts';
import { createStore } from './store/store.ts';

/** Starts the page: the remote of the address begins to load first, then words and store; one render at the end. */
export async function start(): Promise<void> {
  const boot = readBootData();
  const language = startLanguage(window.location.pathname, window.localStorage);
  keepAddressIn(language);

  const i18n = createI18n(language);
  const store = createStore({ language: () => i18n.language });
  if (language === boot.language) fillCache(store, boot.answers);
  restore(store, window.localStorage);
  keepInStep(store, window.localStorage);
  if (selectToken(store.getState())) void store.dispatch(loginApi.endpoints.getSession.initiate());

  const loader = new RemoteLoader(startFederation());
  const installer = new RemoteInstaller({ remotes: boot.remotes, loader, store, i18n });
  const router = createBrowserRouter(createRoutes(boot.remotes, installer));
  const go = (address: string) => router.navigate(address, { replace: true, preventScrollReset: true });
  const host: RemoteHost = {
    fills: (name) => installer.fills(name),
    setLanguage: (next) => void changeLanguage(next, { i18n, store, installer, go }),
    prefetch: () => undefined,
    styleNonce: boot.nonce,
    reportRenderFailure: (remote, error) => console.error(`FK2005 REMOTE_RENDER_FAILED ${remote}`, error),
  };

  await loadOwnCatalogues(i18n, language);
  document.documentElement.lang = language;
  const page = document.getElementById('page');
  if (!page) throw new Error('The page has no element #page to render into.');
  createRoot(page).render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <RemoteHostProvider value={host}>
          <RouterProvider router={router} />
        </RemoteHostProvider>
      </I18nextProvider>
    </Provider>,
  );
}

/** A visitor who chose English and opens a Greek address goes on in English, at the English address. */
function keepAddressIn(language: Language): void {
  const { pathname, search, hash } = window.location;
  if (isAdminPath(pathname)) return;
  const address = localisePath(`${pathname}${search}${hash}`, language);
  if (address !== `${pathname}${search}${hash}`) window.history.replaceState(window.history.state, '', address);
}
