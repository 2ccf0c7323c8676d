import type { Language } from '@fakos/contracts/languages';
import type { SlotName } from '@fakos/contracts/remote/slot-names';
import { baseApi } from '@fakos/shared-kit/api';
import { loadSanitiser } from '@fakos/shared-kit/html';
import { createI18n, I18nextProvider, loadTranslations } from '@fakos/shared-kit/i18n';
import { KIT_NAMESPACE, kitTranslations } from '@fakos/shared-kit/i18n/kit-text';
import type { RemoteModule, RemoteWidget, SlotProps } from '@fakos/shared-kit/remote';
import { RemoteHostProvider, type SlotFill, useRemoteHost, type WidgetFill } from '@fakos/shared-kit/remote/host';
import { Link, type RouteObject, RouterProvider } from '@fakos/shared-kit/router';
import { combineSlices, configureStore, Provider } from '@fakos/shared-kit/state';
import { cartSlice } from '@fakos/shared-kit/state/cart';
import { restoredSlice } from '@fakos/shared-kit/state/restored';
import { sessionSlice } from '@fakos/shared-kit/state/session';
import { wishlistSlice } from '@fakos/shared-kit/state/wishlist';
import { LinkProvider, type RenderLink } from '@fakos/shared-kit/ui/link';
import { ToastViewport } from '@fakos/shared-kit/ui/toast';
import { render } from '@testing-library/react';
import { type ComponentType, type ReactElement, type ReactNode, useState } from 'react';
import { createMemoryRouter } from './memory-router.tsx';

const routerLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;

function createStore(language: Language) {
  return configureStore({
    reducer: combineSlices(sessionSlice, cartSlice, wishlistSlice, restoredSlice, baseApi),
    preloadedState: { restored: true },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { language: () => language } } }).concat(baseApi.middleware),
  });
}

async function renderRoutes(remote: RemoteModule, routes: RouteObject[], address: string, language: Language) {
  await loadSanitiser();
  const i18n = createI18n(language);
  await loadTranslations(i18n, KIT_NAMESPACE, kitTranslations, language);
  await loadTranslations(i18n, remote.id, remote.locales, language);
  const store = createStore(language);
  const router = createMemoryRouter([...routes, { path: '*', element: null }], { initialEntries: [address] });
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <LinkProvider renderLink={routerLink}>
          <RouterProvider router={router} />
          <ToastViewport label="toasts" closeLabel="close" />
        </LinkProvider>
      </Provider>
    </I18nextProvider>,
  );
  return { store, router };
}

/** Renders a page of a remote with its translations and a store, without the shell. */
export async function renderRemote(remote: RemoteModule, address: string, language: Language = 'el') {
  const prefix = language === 'en' ? '/en/' : '/';
  const routes = await Promise.all(
    remote.routes.map(async ({ path, page }) => {
      const Page = await page();
      return { path: prefix + path, element: <Page /> };
    }),
  );
  return renderRoutes(remote, routes, address, language);
}

/**
 * Renders a remote's component for a slot; `others` are other remotes' components for slots inside it, and `widgets` those
 * that they contribute to pages.
 */
export async function renderSlot<N extends SlotName>(
  remote: RemoteModule,
  name: N,
  props: SlotProps[N],
  others: RemoteModule['slots'] = {},
  widgets: readonly RemoteWidget[] = [],
) {
  const fill = await remote.slots[name]?.();
  if (!fill) throw new Error(`${remote.id} does not fill slot ${name}`);
  const Fill = fill as unknown as (props: SlotProps[N]) => ReactElement;
  const element = (
    <WithOtherRemotes others={others} widgets={widgets}>
      <Fill {...props} />
    </WithOtherRemotes>
  );
  return renderRoutes(remote, [{ path: '/', element }], '/', 'el');
}

function WithOtherRemotes({
  others,
  widgets,
  children,
}: {
  others: RemoteModule['slots'];
  widgets: readonly RemoteWidget[];
  children: ReactNode;
}) {
  const host = useRemoteHost();
  const fills = <N extends SlotName>(name: N): readonly SlotFill<N>[] => {
    const load = others[name] as (() => Promise<ComponentType<SlotProps[N]>>) | undefined;
    return load ? [{ remote: 'other', peek: () => undefined, load }] : [];
  };
  const contributed = { find: useWidgetFills(widgets), list: async () => [] };
  return <RemoteHostProvider value={{ ...host, fills, widgets: contributed }}>{children}</RemoteHostProvider>;
}

function useWidgetFills(widgets: readonly RemoteWidget[]): (type: string) => WidgetFill | undefined {
  const [fills] = useState(
    () =>
      new Map<string, WidgetFill>(
        widgets.map(({ type, load }) => [type, { remote: 'other', peek: () => undefined, load }]),
      ),
  );
  return (type) => fills.get(type);
}
