import type { Language } from '@fakos/contracts/languages';
import { createI18n, I18nextProvider } from '@fakos/shared-kit/i18n';
import { type RemoteHost, RemoteHostProvider } from '@fakos/shared-kit/remote/host';
import { type RouteObject, RouterProvider } from '@fakos/shared-kit/router';
import { Provider } from '@fakos/shared-kit/state';
import { restored } from '@fakos/shared-kit/state/restored';
import { createMemoryRouter } from '@fakos/shared-kit/testing/memory-router';
import { loadToastItem } from '@fakos/shared-kit/ui/toast';
import { render } from '@testing-library/react';
import { loadFloatingButtons } from '../chrome/floating-buttons/lazy-floating-buttons.tsx';
import { loadFooter } from '../chrome/footer/lazy-footer.tsx';
import { SiteLayout } from '../chrome/site-layout.tsx';
import { loadCookieBanner } from '../cookies/lazy-cookie-banner.tsx';
import { loadShellTranslations } from '../language/page-language.ts';
import { loadPageTranslations } from '../language/page-translations.ts';
import { createStore } from '../store/store.ts';

interface Site {
  /** Routes inside the layout; by default every page is empty. */
  pages?: RouteObject[];
  language?: Language;
  /** Changes the store before the first render. */
  prepare?: (store: ReturnType<typeof createStore>) => void;
  /** Slot fills; empty by default. */
  fills?: RemoteHost['fills'];
}

/** Renders an address of the site with the real layout, store, translations and router. */
export async function renderSite(at: string, site: Site = {}) {
  const { pages = [], language = 'el', prepare, fills = () => [] } = site;
  const i18n = createI18n(language);
  await loadShellTranslations(i18n, language);
  await loadPageTranslations(i18n, 'shell-account', 'shell-profile');
  // Lazy parts are preloaded: tests render the whole site.
  await Promise.all([loadCookieBanner(), loadFooter(), loadFloatingButtons(), loadToastItem()]);
  const store = createStore({ language: () => language });
  store.dispatch(restored());
  prepare?.(store);
  const chosenLanguages: Language[] = [];
  const host = {
    fills,
    prefetch: () => undefined,
    trackEvent: () => undefined,
    authenticate: () => undefined,
    styleNonce: '',
    setLanguage: (next: Language) => void chosenLanguages.push(next),
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
  return { store, router, chosenLanguages };
}
