import type { AnalyticsEvent, TrackEvent } from '@fakos/shared-kit/remote/host';

let queue: AnalyticsEvent[] = [];
let handle = (event: AnalyticsEvent): unknown => queue.push(event);

/** Records an event. Events are queued until analytics has loaded, and dropped there without consent. */
export const trackEvent: TrackEvent = (...event) => void handle(event);

/** Sets the handler of all further events and passes it the queued ones. */
export function setEventHandler(handler: (event: AnalyticsEvent) => void): void {
  handle = handler;
  for (const event of queue) handler(event);
  queue = [];
}
