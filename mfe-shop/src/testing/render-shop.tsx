import { baseApi } from '@fakos/shared-kit/api';
import { createI18n, I18nextProvider, loadTranslations } from '@fakos/shared-kit/i18n';
import { KIT_NAMESPACE, kitTranslations } from '@fakos/shared-kit/i18n/kit-text';
import { Link, RouterProvider } from '@fakos/shared-kit/router';
import { combineSlices, configureStore, Provider } from '@fakos/shared-kit/state';
import { cartSlice, itemAdded, type NewCartItem } from '@fakos/shared-kit/state/cart';
import { type ConsentState, consentSlice } from '@fakos/shared-kit/state/consent';
import { restoredSlice } from '@fakos/shared-kit/state/restored';
import { sessionSlice } from '@fakos/shared-kit/state/session';
import { wishlistSlice } from '@fakos/shared-kit/state/wishlist';
import { createMemoryRouter } from '@fakos/shared-kit/testing/memory-router';
import { LinkProvider } from '@fakos/shared-kit/ui/link';
import { ToastViewport } from '@fakos/shared-kit/ui/toast';
import { render } from '@testing-library/react';
import remote from '../remote.ts';

function createStore(consent?: ConsentState) {
  return configureStore({
    reducer: combineSlices(sessionSlice, cartSlice, wishlistSlice, restoredSlice, consentSlice, baseApi),
    preloadedState: { restored: true, ...(consent && { consent }) },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { language: () => 'el' } } }).concat(baseApi.middleware),
  });
}

/** Renders an address of the shop in Greek, with a real store and the given cart and consent. */
export async function renderShop(at: string, cart: readonly NewCartItem[] = [], consent?: ConsentState) {
  const i18n = createI18n('el');
  await loadTranslations(i18n, KIT_NAMESPACE, kitTranslations, 'el');
  await loadTranslations(i18n, remote.id, remote.locales, 'el');
  const store = createStore(consent);
  for (const item of cart) store.dispatch(itemAdded(item));
  const routes = await Promise.all(
    remote.routes.map(async ({ path, page }) => {
      const Page = await page();
      return { path: `/${path}`, element: <Page /> };
    }),
  );
  const router = createMemoryRouter([...routes, { path: '*', element: null }], { initialEntries: [at] });
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <LinkProvider renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}>
          <RouterProvider router={router} />
          <ToastViewport label="toasts" closeLabel="close" />
        </LinkProvider>
      </Provider>
    </I18nextProvider>,
  );
  return { store, router };
}
