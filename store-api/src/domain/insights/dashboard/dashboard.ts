import { DASHBOARD_DAYS, type Dashboard } from '@fakos/contracts/dashboard/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ApiSettings } from '../../../settings.ts';
import type { Language } from '../../../text/translate.ts';
import { toNotification } from '../../notifications/notification-response.ts';
import { findNotifications } from '../../notifications/notifications.repo.ts';
import { countQueues } from '../../sales/administration/order-queues.repo.ts';
import { readSetting } from '../../settings/read-settings.ts';
import { addDays, getShopDay, getStartOfDay } from '../../shop-days.ts';
import {
  countFailedEmails,
  countLowStock,
  countUnreadMessages,
  findAppointments,
  type Period,
  sumOrders,
} from './dashboard.repo.ts';
import { listSetupSteps } from './setup-steps.ts';

const DAYS_A_WEEK = 7;
const WEEK_MS = DAYS_A_WEEK * 24 * 60 * 60 * 1000;
const MAX_NOTIFICATIONS = 5;

/** Viewer and time of a dashboard. */
interface Viewer {
  readonly userId: number;
  readonly language: Language;
  readonly now: Date;
}

/** Everything that the first screen of the back office shows. */
export async function readDashboard(db: ShopDatabase, config: ApiSettings, viewer: Viewer): Promise<Dashboard> {
  const { userId, language, now } = viewer;
  const day = getShopDay(now);
  const threshold = await readSetting(db, 'low_stock_threshold');
  const [figures, orders, appointments, lowStock, unread, failed, notifications, setup] = await Promise.all([
    sumOrders(db, listPeriods(now)),
    countQueues(db),
    findAppointments(db, day),
    countLowStock(db, threshold),
    countUnreadMessages(db),
    countFailedEmails(db, new Date(now.getTime() - WEEK_MS).toISOString()),
    findNotifications(db, userId, { page: 1, limit: MAX_NOTIFICATIONS }),
    listSetupSteps(db, config),
  ]);
  const nothing = { day, orders: 0, turnover: 0 };
  const days = figures.slice(0, DASHBOARD_DAYS);
  return {
    at: now.toISOString(),
    today: days.at(-1) ?? nothing,
    week_before: figures.at(-1) ?? nothing,
    days,
    next: orders.next,
    open_withdrawals: orders.open_withdrawals,
    appointments,
    low_stock: { count: lowStock, threshold },
    unread_messages: unread,
    failed_emails: failed,
    notifications: notifications.rows.map((row) => toNotification(row, language)),
    setup,
  };
}

/** The days of the series, and last the day a week before until the same time after midnight. */
function listPeriods(now: Date): Period[] {
  const today = getShopDay(now);
  const days = Array.from({ length: DASHBOARD_DAYS }, (_, index) => addDays(today, index + 1 - DASHBOARD_DAYS));
  const weekBefore = addDays(today, -DAYS_A_WEEK);
  const from = getStartOfDay(weekBefore);
  const elapsed = now.getTime() - Date.parse(getStartOfDay(today));
  return [
    ...days.map((day) => ({ day, from: getStartOfDay(day), until: getStartOfDay(addDays(day, 1)) })),
    { day: weekBefore, from, until: new Date(Date.parse(from) + elapsed).toISOString() },
  ];
}
