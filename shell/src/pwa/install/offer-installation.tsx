import { type I18n, I18nextProvider } from '@fakos/shared-kit/i18n';
import { browserStorage, Provider } from '@fakos/shared-kit/state';
import { createRoot } from 'react-dom/client';
import type { AppStore } from '../../store/store.ts';
import { InstallBanner } from './install-banner.tsx';

/** Delay after the browser's offer, in milliseconds (spec section 9). */
export const BANNER_DELAY_MS = 3000;
/** Browser-storage key of the dismissal; spec section 3 does not name it. */
export const DISMISSED_KEY = 'pwa-install-dismissed';

/** The `beforeinstallprompt` event (Chromium; not in TypeScript's DOM types). */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Shows the install banner 3 s after the browser's offer, unless it was dismissed before. */
export async function offerInstallation(
  offer: Promise<Event>,
  { i18n, store }: { i18n: I18n; store: AppStore },
): Promise<void> {
  const prompt = (await offer) as InstallPrompt;
  const isDismissed = () => browserStorage.getItem(DISMISSED_KEY) !== null;
  if (isDismissed()) return;
  await new Promise((resolve) => setTimeout(resolve, BANNER_DELAY_MS));
  if (isDismissed()) return;

  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const dismiss = () => {
    browserStorage.setItem(DISMISSED_KEY, 'true');
    root.unmount();
    container.remove();
  };
  window.addEventListener('appinstalled', dismiss, { once: true });
  const install = () => {
    dismiss();
    // The result of the browser's own dialog is not needed.
    void prompt.prompt();
  };
  root.render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <InstallBanner onInstall={install} onDismiss={dismiss} />
      </I18nextProvider>
    </Provider>,
  );
}
