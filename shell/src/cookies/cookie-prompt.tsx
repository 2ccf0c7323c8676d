import { isAdminPath } from '@fakos/contracts/languages';
import { I18nextProvider } from '@fakos/shared-kit/i18n';
import { createLazy, useLazy } from '@fakos/shared-kit/lazy';
import { Provider, useSelector } from '@fakos/shared-kit/state';
import { selectConsent } from '@fakos/shared-kit/state/consent';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PageContext, PageRouter } from '../startup/page-context.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { addCookieTranslations } from './cookie-text.ts';
import { PROMPT_PLACE_ID } from './prompt-place.ts';

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
 * Renders banner and settings with a React root of their own. The banner is in the layout behind the skip link, where
 * keyboard users find it early; it does not take the focus or block the page.
 */
export function mountCookiePrompt({ store, i18n, router }: PageContext): CookiePrompt {
  addCookieTranslations(i18n);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  let view: View = { isBannerShown: false, isSettingsOpen: false };
  const show = (change: Partial<View>) => {
    view = { ...view, ...change };
    root.render(
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <Prompt
            {...view}
            router={router}
            container={container}
            onSettings={(isSettingsOpen) => show({ isSettingsOpen })}
          />
        </I18nextProvider>
      </Provider>,
    );
  };
  return { showBanner: () => show({ isBannerShown: true }), openSettings: () => show({ isSettingsOpen: true }) };
}

interface PromptProps extends View {
  router: PageRouter;
  /** Where the banner is on a page without the public layout's place for it. */
  container: HTMLElement;
  onSettings: (open: boolean) => void;
}

function Prompt({ isBannerShown, isSettingsOpen, router, container, onSettings }: PromptProps) {
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  const isUndecided = useSelector((state: object) => selectConsent(state)?.choice === null);
  const { code: CookieSettings } = useLazy(cookieSettings, isSettingsOpen ? 'now' : 'never');
  const navigate = (address: string) => void router.navigate(address);
  return (
    <>
      {isBannerShown &&
        isUndecided &&
        !isAdminPath(path) &&
        createPortal(
          <CookieBanner onSettings={() => onSettings(true)} onNavigate={navigate} />,
          document.getElementById(PROMPT_PLACE_ID) ?? container,
        )}
      {CookieSettings && isSettingsOpen && <CookieSettings onClose={() => onSettings(false)} />}
    </>
  );
}
