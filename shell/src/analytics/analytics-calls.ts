import { API_BASE } from '@fakos/shared-kit/api';
import type { trackEvent, trackPageView, trackSessionEnd } from '@fakos/shared-kit/api/analytics/contract';
import type { BodyOf } from '@fakos/shared-kit/api/contract';
import type { AnalyticsEvent } from '@fakos/shared-kit/remote/host';
import type { Session } from './session.ts';

const URL_OF_ANALYTICS = `${API_BASE}analytics.php`;
// The API takes no more of each (its contract names the same numbers).
const MAX_URL = 2048;
const MAX_TITLE = 300;
const MAX_USER_AGENT = 1024;
const LANGUAGE_TAG = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/;

/** A page was seen (spec section 7). */
export function sendPageView(session: Session, referrer: string): void {
  const body: BodyOf<typeof trackPageView> = {
    page_url: pageUrl(),
    page_title: document.title.slice(0, MAX_TITLE),
    referrer: withoutQuery(referrer),
    session_id: session.id,
    timestamp: new Date().toISOString(),
    user_agent: navigator.userAgent.slice(0, MAX_USER_AGENT),
    screen_resolution: `${screen.width}x${screen.height}`,
    viewport_size: `${window.innerWidth}x${window.innerHeight}`,
    language: LANGUAGE_TAG.test(navigator.language) ? navigator.language : document.documentElement.lang,
  };
  send('track', body);
}

/** Something was done (spec section 7). */
export function sendEvent(session: Session, [event_name, event_properties]: AnalyticsEvent): void {
  const body: BodyOf<typeof trackEvent> = {
    event_name,
    event_properties: { ...event_properties },
    page_url: pageUrl(),
    session_id: session.id,
    timestamp: new Date().toISOString(),
  };
  send('track_event', body);
}

/** The page is being left: a beacon, which outlives it (spec section 7). */
export function sendSessionEnd(session: Session): void {
  const body: BodyOf<typeof trackSessionEnd> = {
    session_id: session.id,
    session_duration: Math.max(0, Date.now() - session.startedAt),
    timestamp: new Date().toISOString(),
  };
  navigator.sendBeacon(URL_OF_ANALYTICS, JSON.stringify({ action: 'track_session_end', ...body }));
}

/** The address of this page. */
export function pageUrl(): string {
  return withoutQuery(window.location.href);
}

/** Sent without cookies and without a token; a failure is nobody's concern. */
function send(action: string, body: object): void {
  fetch(URL_OF_ANALYTICS, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action, ...body }),
  }).catch(() => undefined);
}

/** Queries stay in the browser: they carry the keys of orders and of new passwords. */
function withoutQuery(address: string): string {
  return (address.split(/[?#]/, 1)[0] ?? '').slice(0, MAX_URL);
}
