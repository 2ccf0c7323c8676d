import type { AnalyticsReport } from '@fakos/contracts/analytics-reports/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import { countAnalyticsConsents } from '../consent.repo.ts';
import { type DayRange, getPreviousRange } from './day-range.ts';
import { countFunnel } from './funnel.repo.ts';
import { countSearches } from './searches.ts';
import {
  countDevices,
  countLanguages,
  countSources,
  countViewsByDay,
  findTopEvents,
  findTopPages,
  sumVisits,
} from './visits.repo.ts';

/** Longest list of a report. */
const TOP = 20;

/** Options of a report besides its days. */
export interface ReportOptions {
  /** Host name of the shop, which does not count as a referrer. */
  readonly ownHost: string;
  /** Longest list. */
  readonly limit?: number;
}

/** The visits of a range of days. */
export async function loadReport(
  db: ShopDatabase,
  range: DayRange,
  { ownHost, limit = TOP }: ReportOptions,
): Promise<AnalyticsReport> {
  const before = getPreviousRange(range);
  const [days, pages, events, totals, previous, sources, devices, languages, funnel, searches, consent] =
    await Promise.all([
      countViewsByDay(db, range),
      findTopPages(db, range, limit),
      findTopEvents(db, range, limit),
      sumVisits(db, range),
      sumVisits(db, before),
      countSources(db, range, { ownHost, limit }),
      countDevices(db, range),
      countLanguages(db, range, limit),
      countFunnel(db, range),
      countSearches(db, range, limit),
      countAnalyticsConsents(db, range),
    ]);
  return {
    ...range,
    page_views: days,
    top_pages: pages,
    top_events: events,
    totals,
    previous: { ...before, ...previous },
    sources,
    devices,
    languages,
    funnel,
    searches,
    consent,
  };
}
