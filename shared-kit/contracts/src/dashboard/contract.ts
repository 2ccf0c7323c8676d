import { z } from 'zod';
import { orderQueue } from '../admin-orders/order-detail.ts';
import { bookingSummary } from '../bookings/contract.ts';
import { dataResponse, defineEndpoint, instant } from '../endpoint.ts';
import { notification } from '../notifications/contract.ts';

/** Number of days in the dashboard's series, today included. */
export const DASHBOARD_DAYS = 14;

const count = z.number().int().min(0);

/** Orders placed in a time and not cancelled. `turnover` is their total in euros, VAT included, less refunds. */
export const orderFigures = z.object({ orders: count, turnover: z.number().min(0).multipleOf(0.01) });

/** Figures of one day of the shop's calendar. */
export const dayFigures = orderFigures.extend({ day: z.iso.date() });
/** See {@link dayFigures}. */
export type DayFigures = z.output<typeof dayFigures>;

/** Steps of setting up the shop. */
export const setupStep = z.enum(['company', 'contact', 'bank_account', 'mail', 'product', 'domain']);
/** See {@link setupStep}. */
export type SetupStep = z.output<typeof setupStep>;

/** Contents of the back office's first screen. */
export const dashboard = z.object({
  at: instant,
  /** Today so far. */
  today: dayFigures,
  /** The same weekday a week before, until the same time of day. */
  week_before: dayFigures,
  /** The last {@link DASHBOARD_DAYS} days, oldest first; the last one is today. */
  days: z.array(dayFigures),
  /** Orders by the next step that staff have to take. */
  next: z.record(orderQueue, count),
  /** Withdrawals waiting for staff. */
  open_withdrawals: count,
  /** Requested and confirmed appointments of today; `first` lists some of them. */
  appointments: z.object({
    count,
    first: z.array(bookingSummary.pick({ id: true, full_name: true, product_name: true, status: true })),
  }),
  /** Products in the shop with at most `threshold` pieces, the setting `low_stock_threshold`. */
  low_stock: z.object({ count, threshold: count }),
  unread_messages: count,
  /** E-mails that could not be sent in the last seven days. */
  failed_emails: count,
  /** The newest notifications of the signed-in user. */
  notifications: z.array(notification),
  setup: z.array(z.object({ step: setupStep, done: z.boolean() })),
});
/** See {@link dashboard}. */
export type Dashboard = z.output<typeof dashboard>;

/** GET dashboard.php: days are those of the shop's time zone; texts are in the language of the request. */
export const getDashboard = defineEndpoint({
  resource: 'dashboard',
  method: 'GET',
  permission: 'sales',
  response: dataResponse(dashboard),
});
