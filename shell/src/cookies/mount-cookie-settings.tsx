import { I18nextProvider } from '@fakos/shared-kit/i18n';
import { Provider } from '@fakos/shared-kit/state';
import { createRoot } from 'react-dom/client';
import type { PageContext } from '../startup/page-context.ts';
import { CookieSettings } from './cookie-settings.tsx';

/**
 * Prepares a React root for the cookie settings, so that they open from pages with and without the public layout.
 *
 * @returns a function that opens them
 */
export function mountCookieSettings({ store, i18n }: PageContext): () => void {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const show = (isOpen: boolean) => {
    root.render(
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>{isOpen && <CookieSettings onClose={() => show(false)} />}</I18nextProvider>
      </Provider>,
    );
  };
  return () => show(true);
}
