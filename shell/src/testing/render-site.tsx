import { createI18n, I18nextProvider } from '@fakos/shared-kit/i18n';
import type { Language } from '@fakos/shared-kit/i18n/languages';
import { type RemoteHost, RemoteHostProvider } from '@fakos/shared-kit/remote/host';
import { type RouteObject, RouterProvider } from '@fakos/shared-kit/router';
import { Provider } from '@fakos/shared-kit/state';
import { restored } from '@fakos/shared-kit/state/restored';
import { createMemoryRouter } from '@fakos/shared-kit/testing/memory-router';
import { loadToastItem } from '@fakos/shared-kit/ui/toast';
import { render } from '@testing-library/react';
import { loadFloatingButtons } from '../chrome/floating-buttons/late-floating-buttons.tsx';
import { loadFooter } from '../chrome/footer/late-footer.tsx';
import { SiteLayout } from '../chrome/site-layout.tsx';
import { loadOwnCatalogues } from '../language/page-language.ts';
import { loadPageWords } from '../language/page-words.ts';
import { createStore } from '../store/store.ts';

interface Site {
  /** What stands inside the chrome; without it every page is empty. */
  pages?: RouteObject[];
  language?: Language;
  /** Fills the store before the first render. */
  prepare?: (store: ReturnType<typeof createStore>) => void;
  /** What remotes put into slots; nothing where it is left out. */
  fills?: RemoteHost['fills'];
}

/** Opens an address of the site with the real chrome, store, words and router. */
export async function renderSite(at: string, site: Site = {}) {
  const { pages = [], language = 'el', prepare, fills = () => [] } = site;
  const i18n = createI18n(language);
  await loadOwnCatalogues(i18n, language);
  await loadPageWords(i18n, 'shell-account', 'shell-profile');
  // What comes after the first view is there at once: a test looks at the whole site.
  await Promise.all([loadFooter(), loadFloatingButtons(), loadToastItem()]);
  const store = createStore({ language: () => language });
  store.dispatch(restored());
  prepare?.(store);
  const chosen: Language[] = [];
  const host = {
    fills,
    prefetch: () => undefined,
    trackEvent: () => undefined,
    authenticate: () => undefined,
    styleNonce: '',
    setLanguage: (next: Language) => void chosen.push(next),
    reportRenderFailure: () => undefined,
  };
  const children = [...pages, { path: '*', element: null }];
  const router = createMemoryRouter([{ path: '/en?', element: <SiteLayout />, children }], { initialEntries: [at] });
  render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <RemoteHostProvider value={host}>
          <RouterProvider router={router} />
        </RemoteHostProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { store, router, chosen };
}
