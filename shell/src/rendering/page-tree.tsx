import { type I18n, I18nextProvider } from '@fakos/shared-kit/i18n';
import { type RemoteHost, RemoteHostProvider } from '@fakos/shared-kit/remote/host';
import { Provider } from '@fakos/shared-kit/state';
import { type ReactNode, useLayoutEffect } from 'react';
import type { AppStore } from '../store/store.ts';

/** What surrounds the router, the same in a page and on the server that renders it, so that one becomes the other. */
export function PageTree({
  store,
  i18n,
  host,
  onAlive,
  children,
}: {
  store: AppStore;
  i18n: I18n;
  host: RemoteHost;
  /** Called once in the browser, after the first render and before it is painted. */
  onAlive?: (() => void) | undefined;
  children: ReactNode;
}) {
  useLayoutEffect(function comeAlive() {
    onAlive?.();
  }, []);
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <RemoteHostProvider value={host}>{children}</RemoteHostProvider>
      </I18nextProvider>
    </Provider>
  );
}
