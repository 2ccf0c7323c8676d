import { type I18n, I18nextProvider } from '@fakos/shared-kit/i18n';
import { type RemoteHost, RemoteHostProvider } from '@fakos/shared-kit/remote/host';
import { Provider } from '@fakos/shared-kit/state';
import { type ReactNode, useInsertionEffect, useLayoutEffect, useRef } from 'react';
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
  /** Given where the browser takes over a rendered page: called once, before it is painted again. */
  onAlive?: (() => void) | undefined;
  children: ReactNode;
}) {
  const place = useRef(0);
  useInsertionEffect(function notePlace() {
    place.current = window.scrollY;
  }, []);
  useLayoutEffect(function comeAlive() {
    if (!onAlive) return;
    // The router has just begun the page at its top, but the visitor was reading it already.
    window.scrollTo({ top: place.current, behavior: 'instant' });
    onAlive();
  }, []);
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <RemoteHostProvider value={host}>{children}</RemoteHostProvider>
      </I18nextProvider>
    </Provider>
  );
}
