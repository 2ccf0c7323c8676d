import { isAdminPath } from '@fakos/contracts/languages';
import type { AnalyticsEvent } from '@fakos/shared-kit/remote/host';
import { type SafeStorage, tabStorage } from '@fakos/shared-kit/state';
import { selectIsAllowed } from '@fakos/shared-kit/state/consent';
import type { PageContext, PageRouter } from '../startup/page-context.ts';
import { getPageUrl, sendEvent, sendPageView, sendSessionEnd } from './analytics-requests.ts';
import { setEventHandler } from './event-queue.ts';
import { clearSession, getOrStartSession } from './visit-session.ts';
import { watchPageLeave } from './watch-page-leave.ts';
import { watchPageViews } from './watch-page-views.ts';

interface Recorder {
  send(event: AnalyticsEvent): void;
  stop(): void;
}

/**
 * Sends page views and events while the visitor allows analytics; stops and deletes the visit when consent is
 * withdrawn.
 */
export function startAnalytics({ store, router }: Pick<PageContext, 'store' | 'router'>): void {
  const storage = tabStorage;
  let recorder: Recorder | undefined;

  function applyConsent() {
    const isAllowed = selectIsAllowed(store.getState(), 'analytics');
    if (isAllowed === (recorder !== undefined)) return;
    recorder?.stop();
    recorder = isAllowed ? startRecorder(router, storage) : undefined;
    if (!isAllowed) clearSession(storage);
  }

  if (!selectIsAllowed(store.getState(), 'analytics')) clearSession(storage);
  applyConsent();
  store.subscribe(applyConsent);
  setEventHandler((event) => recorder?.send(event));
}

function startRecorder(router: PageRouter, storage: SafeStorage): Recorder {
  let referrer = document.referrer;
  const unlessAdmin = (task: () => void) => () => {
    if (!isAdminPath(window.location.pathname)) task();
  };
  const sendView = unlessAdmin(() => {
    sendPageView(getOrStartSession(storage), referrer);
    referrer = getPageUrl();
  });
  sendView();
  const stopViews = watchPageViews(router, sendView);
  const stopLeaving = watchPageLeave(unlessAdmin(() => sendSessionEnd(getOrStartSession(storage))));
  return {
    send: (event) => unlessAdmin(() => sendEvent(getOrStartSession(storage), event))(),
    stop() {
      stopViews();
      stopLeaving();
    },
  };
}
