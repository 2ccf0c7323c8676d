/**
 * The Core Web Vitals with the thresholds of their ratings (https://web.dev/articles/vitals): up to `good` is good, above
 * `poor` is poor. LCP and INP are in milliseconds; CLS has no unit.
 */
export const webVitals = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
} as const;
/** See {@link webVitals}. */
export type WebVital = keyof typeof webVitals;
/** See {@link webVitals}. */
export const webVitalNames = ['LCP', 'INP', 'CLS'] as const satisfies readonly WebVital[];

/** Ratings of a value; `improvable` is between the thresholds. */
export const webVitalRatings = ['good', 'improvable', 'poor'] as const;
/** See {@link webVitalRatings}. */
export type WebVitalRating = (typeof webVitalRatings)[number];

/** Core Web Vitals of one page view, sent as JSON to {@link WEB_VITALS_PATH} when the visitor leaves or hides the page. */
export interface WebVitalReport {
  /** Path of the loaded page with language, without query. */
  readonly page: string;
  /** The page's composition, as in its boot data. */
  readonly composition: string;
  /** The values that the browser could measure. */
  readonly values: Readonly<Partial<Record<WebVital, number>>>;
}

/** The gateway's path for {@link WebVitalReport}s. */
export const WEB_VITALS_PATH = '/reports/web-vitals';
