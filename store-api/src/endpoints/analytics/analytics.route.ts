import { RETENTION_DAYS, trackEvent, trackPageView, trackSessionEnd } from '@fakos/contracts/analytics/contract';
import {
  exportAnalytics,
  getAnalyticsReport,
  getSalesReport,
  MAX_EXPORTED_ROWS,
} from '@fakos/contracts/analytics-reports/contract';
import type { z } from 'zod';
import { insertEvent, insertPageView, upsertSessionEnd } from '../../domain/insights/analytics/analytics.repo.ts';
import type { DayRange } from '../../domain/insights/analytics/day-range.ts';
import { loadReport } from '../../domain/insights/analytics/report.ts';
import { createPruner } from '../../domain/insights/analytics/retention.ts';
import { loadTable, writeTableCsv } from '../../domain/insights/report-tables.ts';
import { loadSales } from '../../domain/insights/sales/sales-report.ts';
import { addDays, countDays, getShopDay } from '../../domain/shop-days.ts';
import { Failure } from '../../errors/failure.ts';
import type { ApiSettings } from '../../settings.ts';
import { type Language, translate } from '../../text/translate.ts';
import { type ApiRoute, endpoint } from '../endpoint.ts';

const DEFAULT_DAYS = 30;

/** analytics.php: page views and events of visitors who consented, and the reports for staff. */
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

    endpoint(getAnalyticsReport, async ({ query, db, config, language }) => {
      const range = toRange(query, getShopDay(clock()), language);
      return { data: await loadReport(db, range, { ownHost: getOwnHost(config) }) };
    }),

    endpoint(getSalesReport, async ({ query, db, language }) => ({
      data: await loadSales(db, toRange(query, getShopDay(clock()), language), { language }),
    })),

    endpoint(exportAnalytics, async ({ query, db, config, language }) => {
      const range = toRange(query, getShopDay(clock()), language);
      const options = { language, ownHost: getOwnHost(config), limit: MAX_EXPORTED_ROWS + 1 };
      const { headings, rows } = await loadTable(db, query.table, range, options);
      const exported = rows.slice(0, MAX_EXPORTED_ROWS);
      const data = {
        filename: `${query.table.replaceAll('_', '-')}-${range.from}-${range.to}.csv`,
        csv: writeTableCsv({ headings, rows: exported }, language),
        count: exported.length,
        is_complete: exported.length === rows.length,
      };
      return { data };
    }),
  ];
}

const getOwnHost = ({ PUBLIC_URL }: Pick<ApiSettings, 'PUBLIC_URL'>) => new URL(PUBLIC_URL).hostname;

/** The requested days; a range is not longer than the retention of rows. */
function toRange(query: z.output<typeof getAnalyticsReport.query>, today: string, language: Language): DayRange {
  const to = query.to ?? today;
  const from = query.from ?? addDays(to, 1 - DEFAULT_DAYS);
  const days = countDays(from, to);
  if (days >= 1 && days <= RETENTION_DAYS) return { from, to };
  throw new Failure('VALIDATION', { fields: { to: translate(language, 'fields.invalid') } });
}
