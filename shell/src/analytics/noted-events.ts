import type { AnalyticsEvent, TrackEvent } from '@fakos/shared-kit/remote/host';

let early: AnalyticsEvent[] = [];
let take = (event: AnalyticsEvent): unknown => early.push(event);

/** Counts an event. What happens before analytics has loaded waits for it, and is dropped there without consent. */
export const trackEvent: TrackEvent = (...event) => void take(event);

/** Says who takes the events from now on, those that waited first. */
export function takeEvents(next: (event: AnalyticsEvent) => void): void {
  take = next;
  for (const event of early) next(event);
  early = [];
}
