import {
  getAnalyticsReport,
  RETENTION_DAYS,
  trackEvent,
  trackPageView,
  trackSessionEnd,
} from '@fakos/contracts/analytics/contract';
import type { z } from 'zod';
import { insertEvent, insertPageView, upsertSessionEnd } from '../../domain/insights/analytics/analytics.repo.ts';
import { type DayRange, loadReport } from '../../domain/insights/analytics/report.repo.ts';
import { createPruner } from '../../domain/insights/analytics/retention.ts';
import { addDays, countDays, getShopDay } from '../../domain/shop-days.ts';
import { Failure } from '../../errors/failure.ts';
import { type Language, translate } from '../../text/translate.ts';
import { type ApiRoute, endpoint } from '../endpoint.ts';

const DEFAULT_DAYS = 30;

/** analytics.php: page views and events of visitors who consented, and the report for staff. */
export function analyticsEndpoints(clock: () => Date = () => new Date()): ApiRoute[] {
  const prune = createPruner();
  return [
    endpoint(trackPageView, async ({ body, db }) => {
      const now = clock();
      await insertPageView(db, body, now);
      await prune(db, now);
      return {};
    }),

    endpoint(trackEvent, async ({ body, db }) => {
      const now = clock();
      await insertEvent(db, body, now);
      await prune(db, now);
      return {};
    }),

    endpoint(
      trackSessionEnd,
      async ({ body, db }) => {
        const now = clock();
        await upsertSessionEnd(db, body, now);
        await prune(db, now);
        return {};
      },
      { body: 'beacon' },
    ),

    endpoint(getAnalyticsReport, async ({ query, db, language }) => ({
      data: await loadReport(db, toRange(query, getShopDay(clock()), language)),
    })),
  ];
}

/** The requested days; a range is not longer than the retention of rows. */
function toRange(query: z.output<typeof getAnalyticsReport.query>, today: string, language: Language): DayRange {
  const to = query.to ?? today;
  const from = query.from ?? addDays(to, 1 - DEFAULT_DAYS);
  const days = countDays(from, to);
  if (days >= 1 && days <= RETENTION_DAYS) return { from, to };
  throw new Failure('VALIDATION', { fields: { to: translate(language, 'fields.invalid') } });
}
