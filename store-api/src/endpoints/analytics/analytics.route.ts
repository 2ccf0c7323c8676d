import {
  getAnalyticsReport,
  RETENTION_DAYS,
  trackEvent,
  trackPageView,
  trackSessionEnd,
} from '@fakos/shared-kit/api/analytics/contract';
import type { z } from 'zod';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { Failure } from '../../http/failure.ts';
import { type Language, translate } from '../../text/translate.ts';
import { insertEvent, insertPageView, upsertSessionEnd } from './analytics.repo.ts';
import { type DayRange, loadReport } from './report.repo.ts';
import { createPruner } from './retention.ts';
import { addDays, countDays, shopDay } from './shop-days.ts';

const DEFAULT_DAYS = 30;

/** analytics.php: what visitors who agreed look at, and what the back office learns from it. */
export function analyticsEndpoints(clock: () => Date = () => new Date()): Endpoint[] {
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
      data: await loadReport(db, rangeOf(query, shopDay(clock()), language)),
    })),
  ];
}

/** The days that are asked for; a range is no longer than rows are kept. */
function rangeOf(query: z.output<typeof getAnalyticsReport.query>, today: string, language: Language): DayRange {
  const to = query.to ?? today;
  const from = query.from ?? addDays(to, 1 - DEFAULT_DAYS);
  const days = countDays(from, to);
  if (days >= 1 && days <= RETENTION_DAYS) return { from, to };
  throw new Failure('VALIDATION', { fields: { to: translate(language, 'fields.invalid') } });
}
