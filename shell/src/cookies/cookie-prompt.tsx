import { isAdminPath } from '@fakos/contracts/languages';
import { I18nextProvider } from '@fakos/shared-kit/i18n';
import { createLazy, useLazy } from '@fakos/shared-kit/lazy';
import { Provider, useSelector } from '@fakos/shared-kit/state';
import { selectConsent } from '@fakos/shared-kit/state/consent';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { PageContext, PageRouter } from '../startup/page-context.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { addCookieTranslations } from './cookie-text.ts';

/** Controls the banner and the settings dialog. */
export interface CookiePrompt {
  /** Shows the banner until a choice is stored. */
  showBanner(): void;
  openSettings(): void;
}

interface View {
  readonly isBannerShown: boolean;
  readonly isSettingsOpen: boolean;
}

const cookieSettings = createLazy(() =>
  import(/* webpackChunkName: "cookie-settings" */ './cookie-settings.tsx').then((module) => module.CookieSettings),
);

/**
 * Renders banner and settings into a React root of their own at the start of the body, where keyboard users find them
 * first. The banner does not take the focus or block the page.
 */
export function mountCookiePrompt({ store, i18n, router }: PageContext): CookiePrompt {
  addCookieTranslations(i18n);
  const container = document.createElement('div');
  container.ariaLive = 'polite';
  document.body.prepend(container);
  const root = createRoot(container);
  let view: View = { isBannerShown: false, isSettingsOpen: false };
  const show = (change: Partial<View>) => {
    view = { ...view, ...change };
    root.render(
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <Prompt {...view} router={router} onSettings={(isSettingsOpen) => show({ isSettingsOpen })} />
        </I18nextProvider>
      </Provider>,
    );
  };
  return { showBanner: () => show({ isBannerShown: true }), openSettings: () => show({ isSettingsOpen: true }) };
}

interface PromptProps extends View {
  router: PageRouter;
  onSettings: (open: boolean) => void;
}

function Prompt({ isBannerShown, isSettingsOpen, router, onSettings }: PromptProps) {
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  const isUndecided = useSelector((state: object) => selectConsent(state)?.choice === null);
  const { code: CookieSettings } = useLazy(cookieSettings, isSettingsOpen ? 'now' : 'never');
  const navigate = (address: string) => void router.navigate(address);
  return (
    <>
      {isBannerShown && isUndecided && !isAdminPath(path) && (
        <CookieBanner onSettings={() => onSettings(true)} onNavigate={navigate} />
      )}
      {CookieSettings && isSettingsOpen && <CookieSettings onClose={() => onSettings(false)} />}
    </>
  );
}
