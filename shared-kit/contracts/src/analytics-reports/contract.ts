import { z } from 'zod';
import { dataResponse, defineEndpoint } from '../endpoint.ts';

/** Kinds of device. */
export const deviceKind = z.enum(['phone', 'tablet', 'desktop']);
/** See {@link deviceKind}. */
export type DeviceKind = z.output<typeof deviceKind>;

/** Steps from a list of products to an order, in their order. */
export const funnelSteps = ['list', 'product', 'cart', 'checkout', 'order'] as const;
/** See {@link funnelSteps}. */
export type FunnelStep = (typeof funnelSteps)[number];

const count = z.number().int();
const day = z.iso.date();
const amount = z.number();

const visits = { views: count, sessions: count, median_duration_ms: z.number().nullable() };
/** How often visitors searched for a term, written as most of them wrote it. */
export const searchTerm = z.object({ term: z.string(), count });
/** See {@link searchTerm}. */
export type SearchTerm = z.output<typeof searchTerm>;

/**
 * Report from the first to the last day, both included, in Europe/Athens, of the visitors who consented to analytics.
 * `previous` is the period of the same length before.
 */
export const analyticsReport = z.object({
  from: day,
  to: day,
  /** One entry for every day, also without views. */
  page_views: z.array(z.object({ day, views: count, sessions: count })),
  top_pages: z.array(z.object({ path: z.string(), title: z.string(), views: count })),
  top_events: z.array(z.object({ name: z.string(), count })),
  totals: z.object(visits),
  previous: z.object({ from: day, to: day, ...visits }),
  /** Referrers of sessions, by host; '' for sessions without a referrer. */
  sources: z.array(z.object({ host: z.string(), sessions: count })),
  devices: z.array(z.object({ device: deviceKind, sessions: count })),
  languages: z.array(z.object({ language: z.string(), sessions: count })),
  /** Number of sessions that reached this step or a later one. */
  funnel: z.array(z.object({ step: z.enum(funnelSteps), sessions: count })),
  searches: z.object({ with_results: z.array(searchTerm), without_results: z.array(searchTerm) }),
  /** Number of choices in the cookie dialog, and how many of them allow analytics. */
  consent: z.object({ choices: count, analytics: count }),
});
/** See {@link analyticsReport}. */
export type AnalyticsReport = z.output<typeof analyticsReport>;

const sales = { orders: count, turnover: amount };
const soldGoods = z.object({ id: z.number().int().nullable(), name: z.string(), quantity: count, turnover: amount });
/** See {@link salesReport}. */
export type SoldGoods = z.output<typeof soldGoods>;

/**
 * Sales of the orders that were placed on the days from the first to the last, both included, in Europe/Athens. Cancelled
 * orders do not count, refunds are subtracted, and amounts are euros with VAT.
 */
export const salesReport = z.object({
  from: day,
  to: day,
  totals: z.object(sales),
  previous: z.object({ from: day, to: day, ...sales }),
  /** One entry for every day, also without orders. Turnover includes shipping and fees. */
  days: z.array(z.object({ day, ...sales })),
  /** Goods after discounts, without shipping and fees; the highest turnover first. `id` is null for deleted ones. */
  categories: z.array(soldGoods),
  brands: z.array(soldGoods),
  products: z.array(soldGoods),
});
/** See {@link salesReport}. */
export type SalesReport = z.output<typeof salesReport>;

/** Tables of the reports, each of which can be exported. */
export const analyticsTable = z.enum([
  'days',
  'sources',
  'pages',
  'devices',
  'languages',
  'events',
  'funnel',
  'searches',
  'sales_days',
  'sales_categories',
  'sales_brands',
  'sales_products',
]);
/** See {@link analyticsTable}. */
export type AnalyticsTable = z.output<typeof analyticsTable>;

const days = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() });

/** GET analytics.php: the last thirty days by default. */
export const getAnalyticsReport = defineEndpoint({
  resource: 'analytics',
  method: 'GET',
  permission: 'sales',
  query: days,
  response: dataResponse(analyticsReport),
});

/** GET analytics.php?action=sales: the last thirty days by default. */
export const getSalesReport = defineEndpoint({
  resource: 'analytics',
  method: 'GET',
  action: 'sales',
  permission: 'sales',
  query: days,
  response: dataResponse(salesReport),
});

/** Maximum number of rows of an exported table. */
export const MAX_EXPORTED_ROWS = 5000;

/**
 * GET analytics.php?action=export: one table of the reports as the text of a CSV file for spreadsheets in the language of
 * the request. `is_complete` is false if there are more than {@link MAX_EXPORTED_ROWS} rows.
 */
export const exportAnalytics = defineEndpoint({
  resource: 'analytics',
  method: 'GET',
  action: 'export',
  permission: 'sales',
  query: days.extend({ table: analyticsTable }),
  response: dataResponse(
    z.object({ filename: z.string(), csv: z.string(), count: z.number().int(), is_complete: z.boolean() }),
  ),
});
