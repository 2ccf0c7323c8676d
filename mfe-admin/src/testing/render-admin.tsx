import { type ApiExtra, baseApi } from '@fakos/shared-kit/api';
import type { SignedInUser } from '@fakos/shared-kit/api/login/contract';
import { createI18n, I18nextProvider } from '@fakos/shared-kit/i18n';
import { KIT_NAMESPACE } from '@fakos/shared-kit/i18n/kit-text';
import kitWords from '@fakos/shared-kit/locales/el.json';
import { RouterProvider } from '@fakos/shared-kit/router';
import { combineSlices, configureStore, Provider } from '@fakos/shared-kit/state';
import { cartSlice } from '@fakos/shared-kit/state/cart';
import { sessionSlice, signedIn } from '@fakos/shared-kit/state/session';
import { wishlistSlice } from '@fakos/shared-kit/state/wishlist';
import { createMemoryRouter } from '@fakos/shared-kit/testing/memory-router';
import { notifications } from '@mantine/notifications';
import '@testing-library/jest-dom';
import { configure, render } from '@testing-library/react';
import words from '../../locales/el.json';
import { Admin } from '../admin.tsx';
import { NAMESPACE } from '../text.ts';

// Menus and drawers come in by animation, which a busy machine plays slowly.
configure({ asyncUtilTimeout: 10_000 });

/** A member of staff who may enter. */
export const admin: SignedInUser = {
  id: 1,
  name: 'Μαρία Παππά',
  email: 'maria@example.gr',
  role: 'admin',
  must_change_password: false,
};

/** Opens the back office at an address, in Greek, on the real store, router and words. */
export function renderAdmin(address: string, user?: SignedInUser) {
  notifications.clean();
  const extra: ApiExtra = { language: () => 'el' };
  const store = configureStore({
    reducer: combineSlices(sessionSlice, cartSlice, wishlistSlice, baseApi),
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(baseApi.middleware),
  });
  if (user) store.dispatch(signedIn({ user, token: 'token-of-the-test' }));
  const i18n = createI18n('el');
  i18n.addResourceBundle('el', NAMESPACE, words);
  i18n.addResourceBundle('el', KIT_NAMESPACE, kitWords);
  const router = createMemoryRouter(
    [
      { path: '/admin/*', element: <Admin /> },
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

/** Where the router stands. */
export function addressOf({ router }: Pick<ReturnType<typeof renderAdmin>, 'router'>): string {
  return router.state.location.pathname + router.state.location.search;
}
