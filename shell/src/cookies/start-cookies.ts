import { COOKIE_BANNER_DELAY_MS } from '@fakos/contracts/remote/cookie-banner';
import { browserStorage } from '@fakos/shared-kit/state';
import { consentSlice } from '@fakos/shared-kit/state/consent';
import { selectIsRestored } from '@fakos/shared-kit/state/restored';
import { startAnalytics } from '../analytics/start-analytics.ts';
import type { PageContext } from '../startup/page-context.ts';
import type { AppStore } from '../store/store.ts';
import { endBannerDelay } from './banner-delay.ts';
import { denyByDefault } from './consent-signals.ts';
import { setSettingsOpener } from './cookie-settings-opener.ts';
import { syncConsent } from './sync-consent.ts';

/** Starts everything that depends on the visitor's consent, after the first view. */
export function startCookies(context: PageContext): void {
  denyByDefault();
  whenRestored(context.store, () => {
    context.store.inject(consentSlice);
    syncConsent(context.store, browserStorage);
    startAnalytics(context);
    prepareSettings(context);
    setTimeout(endBannerDelay, COOKIE_BANNER_DELAY_MS);
  });
}

/** During hydration the consent must not be in the store yet: the server rendered without it. */
function whenRestored(store: AppStore, onRestored: () => void): void {
  if (selectIsRestored(store.getState())) {
    onRestored();
    return;
  }
  const unsubscribe = store.subscribe(() => {
    if (!selectIsRestored(store.getState())) return;
    unsubscribe();
    onRestored();
  });
}

/** Loads the cookie settings when they are opened. */
function prepareSettings(context: PageContext): void {
  const load = () =>
    import(/* webpackChunkName: "cookie-settings" */ './mount-cookie-settings.tsx').then(({ mountCookieSettings }) =>
      mountCookieSettings(context),
    );
  let mounted: ReturnType<typeof load> | undefined;
  const mount = () => {
    mounted ??= load();
    // A failed download: the next click retries.
    mounted.catch(() => {
      mounted = undefined;
    });
    return mounted;
  };
  setSettingsOpener(() => void mount().then((open) => open(), ignoreFailure));
}

const ignoreFailure = () => undefined;
