import { I18nextProvider } from '@fakos/shared-kit/i18n';
import { isAdminPath } from '@fakos/shared-kit/i18n/languages';
import { Provider, useSelector } from '@fakos/shared-kit/state';
import { selectConsent } from '@fakos/shared-kit/state/consent';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { CookieBanner } from './cookie-banner.tsx';
import type { CookieParts, PageRouter } from './start-cookies.ts';
import { addWords } from './text.ts';

/** The question about cookies as it stands in the page. */
export interface PlacedQuestion {
  /** Shows the banner until there is an answer. */
  ask(): void;
  openSettings(): void;
}

interface View {
  readonly asks: boolean;
  readonly settings: boolean;
}

const CookieSettings = lazy(() =>
  import(/* webpackChunkName: "cookie-settings" */ './cookie-settings.tsx').then((module) => ({
    default: module.CookieSettings,
  })),
);

/**
 * Puts the question beside the page, in a root of its own and before everything else, where the keyboard finds it first.
 * It takes no focus and stops nobody from reading.
 */
export function placeQuestion({ store, i18n, router }: CookieParts): PlacedQuestion {
  addWords(i18n);
  const place = document.createElement('div');
  place.ariaLive = 'polite';
  document.body.prepend(place);
  const root = createRoot(place);
  let view: View = { asks: false, settings: false };
  const show = (change: Partial<View>) => {
    view = { ...view, ...change };
    root.render(
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <Question {...view} router={router} onSettings={(settings) => show({ settings })} />
        </I18nextProvider>
      </Provider>,
    );
  };
  return { ask: () => show({ asks: true }), openSettings: () => show({ settings: true }) };
}

interface QuestionProps extends View {
  router: PageRouter;
  onSettings: (open: boolean) => void;
}

function Question({ asks, settings, router, onSettings }: QuestionProps) {
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  const isOpen = useSelector((state: object) => selectConsent(state)?.choice === null);
  const follow = (address: string) => void router.navigate(address);
  return (
    <>
      {asks && isOpen && !isAdminPath(path) && <CookieBanner onSettings={() => onSettings(true)} onFollow={follow} />}
      <Suspense>{settings && <CookieSettings onClose={() => onSettings(false)} />}</Suspense>
    </>
  );
}
