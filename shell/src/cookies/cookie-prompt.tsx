import { isAdminPath } from '@fakos/contracts/languages';
import { I18nextProvider } from '@fakos/shared-kit/i18n';
import { createLazy, useLazy } from '@fakos/shared-kit/lazy';
import { Provider } from '@fakos/shared-kit/state';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { PageContext, PageRouter } from '../startup/page-context.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { hasBannerPlace } from './prompt-place.ts';

/** Controls the settings dialog. */
export interface CookiePrompt {
  openSettings(): void;
}

const cookieSettings = createLazy(() =>
  import(/* webpackChunkName: "cookie-settings" */ './cookie-settings.tsx').then((module) => module.CookieSettings),
);

/**
 * Renders the settings dialog with a React root of its own, and the banner on pages without the public layout, such as
 * the one of a shop that is under construction.
 */
export function mountCookiePrompt({ store, i18n, router }: PageContext): CookiePrompt {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const show = (isSettingsOpen: boolean) => {
    root.render(
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <Prompt router={router} isSettingsOpen={isSettingsOpen} onClose={() => show(false)} />
        </I18nextProvider>
      </Provider>,
    );
  };
  show(false);
  return { openSettings: () => show(true) };
}

interface PromptProps {
  router: PageRouter;
  isSettingsOpen: boolean;
  onClose: () => void;
}

function Prompt({ router, isSettingsOpen, onClose }: PromptProps) {
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  const { code: CookieSettings } = useLazy(cookieSettings, isSettingsOpen ? 'now' : 'never');
  return (
    <>
      {!isAdminPath(path) && !hasBannerPlace() && (
        <CookieBanner onNavigate={(address) => void router.navigate(address)} />
      )}
      {CookieSettings && isSettingsOpen && <CookieSettings onClose={onClose} />}
    </>
  );
}
