import { isAdminPath } from '@fakos/shared-kit/i18n/languages';
import type { AnalyticsEvent } from '@fakos/shared-kit/remote/host';
import { type SafeStorage, tabStorage } from '@fakos/shared-kit/state';
import { selectAllows } from '@fakos/shared-kit/state/consent';
import type { CookieParts, PageRouter } from '../cookies/start-cookies.ts';
import { pageUrl, sendEvent, sendPageView, sendSessionEnd } from './analytics-calls.ts';
import { takeEvents } from './noted-events.ts';
import { forgetSession, openSession } from './session.ts';
import { watchLeaving } from './watch-leaving.ts';
import { watchViews } from './watch-views.ts';

interface Counting {
  count(event: AnalyticsEvent): void;
  stop(): void;
}

/** Counts pages and events while the visitor allows it; stops and forgets the visit as soon as they do not. */
export function startAnalytics({ store, router }: Pick<CookieParts, 'store' | 'router'>): void {
  const storage = tabStorage;
  let counting: Counting | undefined;

  function follow() {
    const isAllowed = selectAllows(store.getState(), 'analytics');
    if (isAllowed === (counting !== undefined)) return;
    counting?.stop();
    counting = isAllowed ? count(router, storage) : undefined;
    if (!isAllowed) forgetSession(storage);
  }

  if (!selectAllows(store.getState(), 'analytics')) forgetSession(storage);
  follow();
  store.subscribe(follow);
  takeEvents((event) => counting?.count(event));
}

function count(router: PageRouter, storage: SafeStorage): Counting {
  let referrer = document.referrer;
  const whereVisitorsGo = (send: () => void) => () => {
    if (!isAdminPath(window.location.pathname)) send();
  };
  const view = whereVisitorsGo(() => {
    sendPageView(openSession(storage), referrer);
    referrer = pageUrl();
  });
  view();
  const stopViews = watchViews(router, view);
  const stopLeaving = watchLeaving(whereVisitorsGo(() => sendSessionEnd(openSession(storage))));
  return {
    count: (event) => whereVisitorsGo(() => sendEvent(openSession(storage), event))(),
    stop() {
      stopViews();
      stopLeaving();
    },
  };
}
