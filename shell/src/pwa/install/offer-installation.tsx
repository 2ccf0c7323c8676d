import { type I18n, I18nextProvider } from '@fakos/shared-kit/i18n';
import { browserStorage, Provider } from '@fakos/shared-kit/state';
import { createRoot } from 'react-dom/client';
import type { AppStore } from '../../store/store.ts';
import { InstallBanner } from './install-banner.tsx';

/** How long after the browser's offer the banner shows, in milliseconds (spec section 9). */
export const BANNER_DELAY_MS = 3000;
/** Browser-storage key of the dismissal; the spec (section 3) leaves its name open. */
export const DISMISSED_KEY = 'pwa-install-dismissed';

/** The browser's offer to install the site (Chromium; not in the DOM's types). */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Offers the installation in a banner, 3 s after the browser does, to those who have not declined before. */
export async function offerInstallation(
  offered: Promise<Event>,
  { i18n, store }: { i18n: I18n; store: AppStore },
): Promise<void> {
  const prompt = (await offered) as InstallPrompt;
  const isSettled = () => browserStorage.getItem(DISMISSED_KEY) !== null;
  if (isSettled()) return;
  await new Promise((resolve) => setTimeout(resolve, BANNER_DELAY_MS));
  if (isSettled()) return;

  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const settle = () => {
    browserStorage.setItem(DISMISSED_KEY, 'true');
    root.unmount();
    place.remove();
  };
  window.addEventListener('appinstalled', settle, { once: true });
  const install = () => {
    settle();
    // What the visitor answers there is between them and the browser.
    void prompt.prompt();
  };
  root.render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <InstallBanner onInstall={install} onDismiss={settle} />
      </I18nextProvider>
    </Provider>,
  );
}
