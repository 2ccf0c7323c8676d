import type { I18n } from '@fakos/shared-kit/i18n';
import { isAdminPath } from '@fakos/shared-kit/i18n/languages';
import type { createBrowserRouter } from '@fakos/shared-kit/router';
import { browserStorage } from '@fakos/shared-kit/state';
import { consentSlice, selectConsent } from '@fakos/shared-kit/state/consent';
import { selectIsRestored } from '@fakos/shared-kit/state/restored';
import { startAnalytics } from '../analytics/start-analytics.ts';
import type { AppStore } from '../store/store.ts';
import { denyByDefault } from './consent-signals.ts';
import { answerSettings } from './cookie-settings-door.ts';
import { keepConsent } from './keep-consent.ts';

/** How long after the start the question is asked, in milliseconds (spec section 9). */
export const BANNER_DELAY_MS = 1000;

/** The page's router, as far as it is needed here. */
export type PageRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>;

/** What the question about cookies, and all that waits for its answer, works with. */
export interface CookieParts {
  readonly store: AppStore;
  readonly i18n: I18n;
  readonly router: PageRouter;
}

/** Starts whatever depends on the visitor's consent. Comes after the first view: nothing in it needs any of this. */
export function startCookies(parts: CookieParts): void {
  denyByDefault();
  whenRestored(parts.store, () => {
    parts.store.inject(consentSlice);
    keepConsent(parts.store, browserStorage);
    startAnalytics(parts);
    offerQuestion(parts);
  });
}

/** A page that is coming alive must not learn of consent meanwhile: the server knew of none. */
function whenRestored(store: AppStore, begin: () => void): void {
  if (selectIsRestored(store.getState())) {
    begin();
    return;
  }
  const leave = store.subscribe(() => {
    if (!selectIsRestored(store.getState())) return;
    leave();
    begin();
  });
}

function offerQuestion(parts: CookieParts): void {
  const load = () =>
    import(/* webpackChunkName: "cookie-question" */ './cookie-question.tsx').then(({ placeQuestion }) =>
      placeQuestion(parts),
    );
  let placed: ReturnType<typeof load> | undefined;
  const question = () => {
    placed ??= load();
    // A lost network: the next press or page tries again.
    placed.catch(() => {
      placed = undefined;
    });
    return placed;
  };
  answerSettings(() => void question().then(({ openSettings }) => openSettings(), noQuestion));

  const isOpen = () => selectConsent(parts.store.getState())?.choice === null;
  if (!isOpen()) return;
  setTimeout(() => {
    if (isOpen()) void question().then(({ ask }) => ask(), noQuestion);
  }, BANNER_DELAY_MS);
  // Fetched meanwhile, so that it is there in time.
  if (!isAdminPath(window.location.pathname)) question().catch(noQuestion);
}

const noQuestion = () => undefined;
