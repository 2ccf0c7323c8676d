import type { AnalyticsReport } from '@fakos/contracts/analytics/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import { addDays, countDays } from '../../shop-days.ts';

/** Longest list of a report. */
const TOP = 20;

/** Two days of the shop, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Everything that the back office shows of a range of days. */
export async function loadReport(db: ShopDatabase, range: DayRange): Promise<AnalyticsReport> {
  const [pageViews, topPages, topEvents, sessions, medianDuration, devices, languages] = await Promise.all([
    viewsByDay(db, range),
    findTopPages(db, range),
    findTopEvents(db, range),
    countSessions(db, range),
    getMedianDuration(db, range),
    sessionsByDevice(db, range),
    sessionsByLanguage(db, range),
  ]);
  return {
    ...range,
    page_views: pageViews,
    top_pages: topPages,
    top_events: topEvents,
    sessions: { count: sessions, median_duration_ms: medianDuration },
    devices,
    languages,
  };
}

function viewsIn(db: ShopDatabase, { from, to }: DayRange) {
  return db.selectFrom('page_views').where('day', '>=', from).where('day', '<=', to);
}

async function viewsByDay(db: ShopDatabase, range: DayRange) {
  const rows = await viewsIn(db, range)
    .select((eb) => ['day', eb.fn.countAll<number>().as('views')])
    .groupBy('day')
    .execute();
  const views = new Map(rows.map((row) => [row.day, row.views]));
  return Array.from({ length: countDays(range.from, range.to) }, (_, index) => {
    const day = addDays(range.from, index);
    return { day, views: views.get(day) ?? 0 };
  });
}

function findTopPages(db: ShopDatabase, range: DayRange) {
  return viewsIn(db, range)
    .select((eb) => ['path', eb.fn.max('title').as('title'), eb.fn.countAll<number>().as('views')])
    .groupBy('path')
    .orderBy('views', 'desc')
    .orderBy('path')
    .limit(TOP)
    .execute();
}

function findTopEvents(db: ShopDatabase, { from, to }: DayRange) {
  return db
    .selectFrom('visit_events')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .select((eb) => ['name', eb.fn.countAll<number>().as('count')])
    .groupBy('name')
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(TOP)
    .execute();
}

async function countSessions(db: ShopDatabase, range: DayRange): Promise<number> {
  const { sessions } = await viewsIn(db, range)
    .select((eb) => eb.fn.count<number>('session_id').distinct().as('sessions'))
    .executeTakeFirstOrThrow();
  return sessions;
}

function sessionsByDevice(db: ShopDatabase, range: DayRange) {
  return viewsIn(db, range)
    .select((eb) => ['device', eb.fn.count<number>('session_id').distinct().as('sessions')])
    .groupBy('device')
    .orderBy('sessions', 'desc')
    .orderBy('device')
    .limit(TOP)
    .execute();
}

function sessionsByLanguage(db: ShopDatabase, range: DayRange) {
  return viewsIn(db, range)
    .select((eb) => ['language', eb.fn.count<number>('session_id').distinct().as('sessions')])
    .groupBy('language')
    .orderBy('sessions', 'desc')
    .orderBy('language')
    .limit(TOP)
    .execute();
}

/** The middle one, or the mean of the two in the middle; the index of days and durations serves both queries. */
async function getMedianDuration(db: ShopDatabase, { from, to }: DayRange): Promise<number | null> {
  const ends = db.selectFrom('visit_ends').where('day', '>=', from).where('day', '<=', to);
  const { count } = await ends.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  if (count === 0) return null;
  const middle = await ends
    .select('duration_ms')
    .orderBy('duration_ms')
    .offset(Math.floor((count - 1) / 2))
    .limit(count % 2 === 0 ? 2 : 1)
    .execute();
  return middle.reduce((sum, row) => sum + row.duration_ms, 0) / middle.length;
}
