import type {
  AnalyticsReport,
  AnalyticsTable,
  SalesReport,
  SoldGoods,
} from '@fakos/contracts/analytics-reports/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import { formatDecimal, writeCsv } from '../../text/csv.ts';
import { type Language, translate } from '../../text/translate.ts';
import type { DayRange } from './analytics/day-range.ts';
import { loadReport } from './analytics/report.ts';
import { loadSales } from './sales/sales-report.ts';

/** A table of a report; headings are keys below `analyticsCsv` in the locales. */
export interface ReportTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface TableOptions {
  readonly language: Language;
  readonly ownHost: string;
  readonly limit: number;
}

type SalesTable = Extract<AnalyticsTable, `sales_${string}`>;
type VisitsTable = Exclude<AnalyticsTable, SalesTable>;

/** One table of the reports of a range of days. */
export async function loadTable(
  db: ShopDatabase,
  table: AnalyticsTable,
  range: DayRange,
  options: TableOptions,
): Promise<ReportTable> {
  const { language } = options;
  if (isSalesTable(table)) return salesTables[table](await loadSales(db, range, options), language);
  return visitsTables[table](await loadReport(db, range, options), language);
}

/** A table as a CSV file with a row of headings. */
export function writeTableCsv({ headings, rows }: ReportTable, language: Language): string {
  return writeCsv([headings.map((name) => translate(language, `analyticsCsv.${name}`)), ...rows], language);
}

function isSalesTable(table: AnalyticsTable): table is SalesTable {
  return table.startsWith('sales_');
}

const visitsTables: Readonly<Record<VisitsTable, (report: AnalyticsReport, language: Language) => ReportTable>> = {
  days: ({ page_views: days }) => ({
    headings: ['day', 'views', 'sessions'],
    rows: days.map(({ day, views, sessions }) => [day, String(views), String(sessions)]),
  }),
  sources: ({ sources }) => ({
    headings: ['host', 'sessions'],
    rows: sources.map(({ host, sessions }) => [host, String(sessions)]),
  }),
  pages: ({ top_pages: pages }) => ({
    headings: ['path', 'title', 'views'],
    rows: pages.map(({ path, title, views }) => [path, title, String(views)]),
  }),
  devices: ({ devices }, language) => ({
    headings: ['device', 'sessions'],
    rows: devices.map(({ device, sessions }) => [
      translate(language, `analyticsCsv.devices.${device}`),
      String(sessions),
    ]),
  }),
  languages: ({ languages }) => ({
    headings: ['language', 'sessions'],
    rows: languages.map(({ language, sessions }) => [language, String(sessions)]),
  }),
  events: ({ top_events: events }) => ({
    headings: ['event', 'count'],
    rows: events.map(({ name, count }) => [name, String(count)]),
  }),
  funnel: ({ funnel }, language) => ({
    headings: ['step', 'sessions'],
    rows: funnel.map(({ step, sessions }) => [translate(language, `analyticsCsv.steps.${step}`), String(sessions)]),
  }),
  searches: ({ searches }, language) => ({
    headings: ['term', 'results', 'count'],
    rows: (['without_results', 'with_results'] as const).flatMap((group) => {
      const key = group === 'with_results' ? 'withResults' : 'withoutResults';
      const results = translate(language, `analyticsCsv.${key}`);
      return searches[group].map(({ term, count }) => [term, results, String(count)]);
    }),
  }),
};

const salesTables: Readonly<Record<SalesTable, (report: SalesReport, language: Language) => ReportTable>> = {
  sales_days: ({ days }, language) => ({
    headings: ['day', 'orders', 'turnover'],
    rows: days.map(({ day, orders, turnover }) => [day, String(orders), formatDecimal(turnover, 2, language)]),
  }),
  sales_categories: ({ categories }, language) => toGoodsTable(categories, language),
  sales_brands: ({ brands }, language) => toGoodsTable(brands, language),
  sales_products: ({ products }, language) => toGoodsTable(products, language),
};

function toGoodsTable(goods: readonly SoldGoods[], language: Language): ReportTable {
  return {
    headings: ['name', 'quantity', 'turnover'],
    rows: goods.map(({ name, quantity, turnover }) => [name, String(quantity), formatDecimal(turnover, 2, language)]),
  };
}
