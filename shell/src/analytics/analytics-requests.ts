import type { trackEvent, trackPageView, trackSessionEnd } from '@fakos/contracts/analytics/contract';
import type { EndpointBody } from '@fakos/contracts/endpoint';
import { API_BASE } from '@fakos/shared-kit/api';
import type { AnalyticsEvent } from '@fakos/shared-kit/remote/host';
import type { Session } from './visit-session.ts';

const ANALYTICS_URL = `${API_BASE}analytics.php`;
// Limits of the contract.
const MAX_URL = 2048;
const MAX_TITLE = 300;
const MAX_USER_AGENT = 1024;
const LANGUAGE_TAG = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/;

export function sendPageView(session: Session, referrer: string): void {
  const body: EndpointBody<typeof trackPageView> = {
    page_url: getPageUrl(),
    page_title: document.title.slice(0, MAX_TITLE),
    referrer: removeQuery(referrer),
    session_id: session.id,
    timestamp: new Date().toISOString(),
    user_agent: navigator.userAgent.slice(0, MAX_USER_AGENT),
    screen_resolution: `${screen.width}x${screen.height}`,
    viewport_size: `${window.innerWidth}x${window.innerHeight}`,
    language: LANGUAGE_TAG.test(navigator.language) ? navigator.language : document.documentElement.lang,
  };
  send('track', body);
}

export function sendEvent(session: Session, [event_name, event_properties]: AnalyticsEvent): void {
  const body: EndpointBody<typeof trackEvent> = {
    event_name,
    event_properties: { ...event_properties },
    page_url: getPageUrl(),
    session_id: session.id,
    timestamp: new Date().toISOString(),
  };
  send('track_event', body);
}

/** Sent as a beacon, which survives the unloading of the page (spec section 7). */
export function sendSessionEnd(session: Session): void {
  const body: EndpointBody<typeof trackSessionEnd> = {
    session_id: session.id,
    session_duration: Math.max(0, Date.now() - session.startedAt),
    timestamp: new Date().toISOString(),
  };
  navigator.sendBeacon(ANALYTICS_URL, JSON.stringify({ action: 'track_session_end', ...body }));
}

/** Address of this page without its query. */
export function getPageUrl(): string {
  return removeQuery(window.location.href);
}

/** Sent without cookies and without a token; failures are ignored. */
function send(action: string, body: object): void {
  fetch(ANALYTICS_URL, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action, ...body }),
  }).catch(() => undefined);
}

/** Queries are not sent: they may contain order keys and password reset tokens. */
function removeQuery(address: string): string {
  return (address.split(/[?#]/, 1)[0] ?? '').slice(0, MAX_URL);
}
