import { z } from 'zod';
import { dataResponse, defineEndpoint, instant } from '../endpoint.ts';
import { webVitalNames, webVitalRatings } from '../remote/web-vitals.ts';

/** One Core Web Vital of one kind of page in one release. */
const webVitalRow = z.object({
  /** `shell`, or the name of the remote whose page it is. */
  part: z.string(),
  version: z.string(),
  /** Route pattern of the page without leading slash, such as `shop/:slug`; '' for the home page. */
  page: z.string(),
  metric: z.enum(webVitalNames),
  /** Number of page views that were measured. */
  count: z.number().int().min(1),
  /** How many of them were rated good. */
  good: z.number().int().min(0),
  /** The 75th percentile, estimated from ranges of values. */
  p75: z.number().min(0),
  /** The rating of `p75`. */
  rating: z.enum(webVitalRatings),
});
/** See {@link webVitalRow}. */
export type WebVitalRow = z.output<typeof webVitalRow>;

/** Core Web Vitals by kind of page and release, and over all releases of a page and all pages of a release. */
export const webVitalsSummary = z.object({
  pages: z.array(webVitalRow.omit({ version: true })),
  releases: z.array(webVitalRow.omit({ page: true })),
  rows: z.array(webVitalRow),
  /** Start of the counted days, at most 30. */
  counted_since: instant,
});
/** See {@link webVitalsSummary}. */
export type WebVitalsSummary = z.output<typeof webVitalsSummary>;

/** GET web-vitals.php: read-only. The gateway responds, because it counts the reports; not while developing. */
export const getWebVitals = defineEndpoint({
  resource: 'web-vitals',
  method: 'GET',
  permission: 'sales',
  servedBy: 'gateway',
  response: dataResponse(webVitalsSummary),
});
