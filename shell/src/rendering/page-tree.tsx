import { type I18n, I18nextProvider } from '@fakos/shared-kit/i18n';
import { type RemoteHost, RemoteHostProvider } from '@fakos/shared-kit/remote/host';
import { Provider } from '@fakos/shared-kit/state';
import { type ReactNode, useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AppStore } from '../store/store.ts';

/** Providers around the router: the same in a page and on the server that renders it, so that the page can be hydrated. */
export function PageTree({
  store,
  i18n,
  host,
  onHydrated,
  children,
}: {
  store: AppStore;
  i18n: I18n;
  host: RemoteHost;
  /** Given where the browser hydrates a rendered page: called once, before the next paint. */
  onHydrated?: (() => void) | undefined;
  children: ReactNode;
}) {
  // Parts that hydrate later than the page must read the state that the server rendered, not a newer one.
  const [serverState] = useState(() => (onHydrated ? store.getState() : undefined));
  const scrollTop = useRef(0);
  useInsertionEffect(function saveScrollPosition() {
    scrollTop.current = window.scrollY;
  }, []);
  useLayoutEffect(function announceHydration() {
    if (onHydrated) {
      // The router has scrolled to the top, but the visitor was reading the page already.
      window.scrollTo({ top: scrollTop.current, behavior: 'instant' });
      onHydrated();
    }
  }, []);
  // After the effects of all components, because one of them may set a state that repeated input has changed.
  useEffect(function markHydrated() {
    // Read by the script that repeats early input, and by e2e tests.
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <Provider store={store} {...(serverState ? { serverState } : {})}>
      <I18nextProvider i18n={i18n}>
        <RemoteHostProvider value={host}>{children}</RemoteHostProvider>
      </I18nextProvider>
    </Provider>
  );
}
