import { z } from 'zod';
import { answerOf, defineCall } from '../contract.ts';

/** Longest address of a page or a referrer. */
export const MAX_URL = 2048;
/** Longest title of a page. */
export const MAX_PAGE_TITLE = 300;
/** Longest name that a browser may give itself. */
export const MAX_USER_AGENT = 1024;
/** Longest name of an event. */
export const MAX_EVENT_NAME = 64;
/** Most characters of an event's properties, as JSON. */
export const MAX_EVENT_PROPERTIES = 2000;
/** How deep an event's properties may nest: a product in a list of products is 3. */
export const MAX_EVENT_DEPTH = 4;
/** Days that rows are kept: thirteen months, so that a month can be compared with last year's. */
export const RETENTION_DAYS = 396;

const MAX_DIMENSIONS = 20;
const MAX_LANGUAGE_TAG = 35;

const pageUrl = z
  .string()
  .max(MAX_URL)
  .regex(/^(?:https?:\/)?\//)
  .refine((url) => URL.canParse(url, 'http://localhost'));
/** Random, made in the browser. */
const sessionId = z.string().regex(/^[\w.-]{8,64}$/);
/** The browser's own clock, as ISO 8601 or as milliseconds; rows are dated by the server's. */
const timestamp = z.union([z.iso.datetime({ offset: true }), z.number().int().min(0)]);
const dimensions = z.string().max(MAX_DIMENSIONS);
const noted = z.object({ success: z.literal(true) });

/**
 * POST analytics.php?action=track: a page was seen. Kept are the path without its query, the title, the referrer's
 * host, the language without its region and the kind of device; the rest is read and forgotten.
 */
export const trackPageView = defineCall({
  resource: 'analytics',
  method: 'POST',
  action: 'track',
  permission: 'public',
  body: z.object({
    page_url: pageUrl,
    page_title: z.string().max(MAX_PAGE_TITLE),
    referrer: z.string().max(MAX_URL),
    session_id: sessionId,
    timestamp,
    user_agent: z.string().max(MAX_USER_AGENT),
    screen_resolution: dimensions,
    viewport_size: dimensions,
    language: z
      .string()
      .max(MAX_LANGUAGE_TAG)
      .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/),
  }),
  answer: noted,
});

/** POST analytics.php?action=track_event: something was done, such as adding to the cart. */
export const trackEvent = defineCall({
  resource: 'analytics',
  method: 'POST',
  action: 'track_event',
  permission: 'public',
  body: z.object({
    event_name: z
      .string()
      .max(MAX_EVENT_NAME)
      .regex(/^[\p{L}\p{N} _.:-]+$/u),
    event_properties: z.record(z.string(), z.unknown()).refine(isSmallEnough).default({}),
    page_url: pageUrl,
    session_id: sessionId,
    timestamp,
  }),
  answer: noted,
});

/** POST analytics.php?action=track_session_end: the page was left after `session_duration` milliseconds. */
export const trackSessionEnd = defineCall({
  resource: 'analytics',
  method: 'POST',
  action: 'track_session_end',
  permission: 'public',
  body: z.object({ session_id: sessionId, session_duration: z.number().min(0), timestamp }),
  answer: noted,
});

/** The kinds of device that are told apart. */
export const deviceKind = z.enum(['phone', 'tablet', 'desktop']);
/** See {@link deviceKind}. */
export type DeviceKind = z.output<typeof deviceKind>;

const count = z.number().int();

/** What happened between two days, both included; days are the shop's own (Europe/Athens). */
export const analyticsReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Every day of the range, also those without a view. */
  page_views: z.array(z.object({ day: z.iso.date(), views: count })),
  top_pages: z.array(z.object({ path: z.string(), title: z.string(), views: count })),
  top_events: z.array(z.object({ name: z.string(), count })),
  sessions: z.object({ count, median_duration_ms: z.number().nullable() }),
  devices: z.array(z.object({ device: deviceKind, sessions: count })),
  languages: z.array(z.object({ language: z.string(), sessions: count })),
});
/** See {@link analyticsReport}. */
export type AnalyticsReport = z.output<typeof analyticsReport>;

/** GET analytics.php: without days, the last thirty. */
export const getAnalyticsReport = defineCall({
  resource: 'analytics',
  method: 'GET',
  permission: 'admin',
  query: z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
  answer: answerOf(analyticsReport),
});

/** Depth first: what nests without end cannot be written as JSON either. */
function isSmallEnough(properties: Readonly<Record<string, unknown>>): boolean {
  return isShallow(properties, MAX_EVENT_DEPTH) && JSON.stringify(properties).length <= MAX_EVENT_PROPERTIES;
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}
