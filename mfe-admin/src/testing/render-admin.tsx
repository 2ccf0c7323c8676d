import errorTranslations from '@fakos/contracts/locales/el.json';
import type { SignedInUser } from '@fakos/contracts/login/contract';
import { type ApiExtra, baseApi } from '@fakos/shared-kit/api';
import { createI18n, I18nextProvider } from '@fakos/shared-kit/i18n';
import { KIT_NAMESPACE } from '@fakos/shared-kit/i18n/kit-text';
import kitTranslations from '@fakos/shared-kit/locales/el.json';
import { RouterProvider } from '@fakos/shared-kit/router';
import { combineSlices, configureStore, Provider } from '@fakos/shared-kit/state';
import { cartSlice } from '@fakos/shared-kit/state/cart';
import { sessionSlice, signedIn } from '@fakos/shared-kit/state/session';
import { wishlistSlice } from '@fakos/shared-kit/state/wishlist';
import { createMemoryRouter } from '@fakos/shared-kit/testing/memory-router';
import { notifications } from '@mantine/notifications';
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import translations from '../../locales/el.json';
import { Admin } from '../admin.tsx';
import { NAMESPACE } from '../text.ts';

/** An administrator. */
export const admin: SignedInUser = {
  id: 1,
  name: 'Μαρία Παππά',
  email: 'maria@example.gr',
  role: 'admin',
  must_change_password: false,
};

/**
 * Renders the back office at an address, in Greek, with the real store, router and translations; by default with the
 * registered screens.
 */
export function renderAdmin(address: string, user?: SignedInUser, backOffice: ReactElement = <Admin />) {
  notifications.clean();
  const extra: ApiExtra = { language: () => 'el' };
  const store = configureStore({
    reducer: combineSlices(sessionSlice, cartSlice, wishlistSlice, baseApi),
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(baseApi.middleware),
  });
  if (user) store.dispatch(signedIn({ user, token: 'token-of-the-test' }));
  const i18n = createI18n('el');
  i18n.addResourceBundle('el', NAMESPACE, translations);
  i18n.addResourceBundle('el', KIT_NAMESPACE, { ...kitTranslations, ...errorTranslations });
  const router = createMemoryRouter(
    [
      { path: '/admin/*', element: backOffice },
      { path: '*', element: <p>public</p> },
    ],
    { initialEntries: [address] },
  );
  const view = render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  );
  return { ...view, store, router };
}

/** The router's current address. */
export function getAddress({ router }: Pick<ReturnType<typeof renderAdmin>, 'router'>): string {
  return router.state.location.pathname + router.state.location.search;
}
