import { COOKIE_BANNER_DELAY_MS } from '@fakos/contracts/remote/element-ids';
import { browserStorage } from '@fakos/shared-kit/state';
import { consentSlice, selectConsent } from '@fakos/shared-kit/state/consent';
import { selectIsRestored } from '@fakos/shared-kit/state/restored';
import { startAnalytics } from '../analytics/start-analytics.ts';
import type { PageContext } from '../startup/page-context.ts';
import type { AppStore } from '../store/store.ts';
import { endBannerDelay } from './banner-delay.ts';
import { denyByDefault } from './consent-signals.ts';
import { setSettingsOpener } from './cookie-settings-opener.ts';
import { hasBannerPlace } from './prompt-place.ts';
import { syncConsent } from './sync-consent.ts';

/** Starts everything that depends on the visitor's consent, after the first view. */
export function startCookies(context: PageContext): void {
  denyByDefault();
  whenRestored(context.store, () => {
    context.store.inject(consentSlice);
    syncConsent(context.store, browserStorage);
    startAnalytics(context);
    preparePrompt(context);
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

function preparePrompt(context: PageContext): void {
  const load = () =>
    import(/* webpackChunkName: "cookie-prompt" */ './cookie-prompt.tsx').then(({ mountCookiePrompt }) =>
      mountCookiePrompt(context),
    );
  let mounted: ReturnType<typeof load> | undefined;
  const mount = () => {
    mounted ??= load();
    // A failed download: the next click or page retries.
    mounted.catch(() => {
      mounted = undefined;
    });
    return mounted;
  };
  setSettingsOpener(() => void mount().then(({ openSettings }) => openSettings(), ignoreFailure));

  const isUndecided = () => selectConsent(context.store.getState())?.choice === null;
  setTimeout(() => {
    endBannerDelay();
    if (isUndecided() && !hasBannerPlace()) mount().catch(ignoreFailure);
  }, COOKIE_BANNER_DELAY_MS);
}

const ignoreFailure = () => undefined;
