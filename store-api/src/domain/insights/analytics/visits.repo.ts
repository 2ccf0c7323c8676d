import type { ShopDatabase } from '../../../database/schema.ts';
import { type DayRange, listDays } from './day-range.ts';

function viewsIn(db: ShopDatabase, { from, to }: DayRange) {
  return db.selectFrom('page_views').where('day', '>=', from).where('day', '<=', to);
}

/** Views and sessions of every day, also without views. */
export async function countViewsByDay(db: ShopDatabase, range: DayRange) {
  const rows = await viewsIn(db, range)
    .select((eb) => [
      'day',
      eb.fn.countAll<number>().as('views'),
      eb.fn.count<number>('session_id').distinct().as('sessions'),
    ])
    .groupBy('day')
    .execute();
  const found = new Map(rows.map((row) => [row.day, row]));
  return listDays(range).map((day) => found.get(day) ?? { day, views: 0, sessions: 0 });
}

/** Views, sessions and the median duration of a range. */
export async function sumVisits(db: ShopDatabase, range: DayRange) {
  const [counted, median] = await Promise.all([
    viewsIn(db, range)
      .select((eb) => [
        eb.fn.countAll<number>().as('views'),
        eb.fn.count<number>('session_id').distinct().as('sessions'),
      ])
      .executeTakeFirstOrThrow(),
    getMedianDuration(db, range),
  ]);
  return { ...counted, median_duration_ms: median };
}

/** Sessions by the referrer of their first page view; '' stands for none and for `ownHost`. */
export async function countSources(db: ShopDatabase, range: DayRange, { ownHost, limit }: SourceOptions) {
  const first = viewsIn(db, range)
    .select((eb) => eb.fn.min('id').as('id'))
    .groupBy('session_id');
  const rows = await db
    .selectFrom('page_views')
    .where('id', 'in', first)
    .select((eb) => ['referrer_host', eb.fn.countAll<number>().as('sessions')])
    .groupBy('referrer_host')
    .orderBy('sessions', 'desc')
    .orderBy('referrer_host')
    .limit(limit + 1)
    .execute();
  const hosts = new Map<string, number>();
  for (const { referrer_host: referrer, sessions } of rows) {
    const host = referrer === ownHost ? '' : referrer;
    hosts.set(host, (hosts.get(host) ?? 0) + sessions);
  }
  return [...hosts]
    .map(([host, sessions]) => ({ host, sessions }))
    .sort((one, other) => other.sessions - one.sessions)
    .slice(0, limit);
}

interface SourceOptions {
  /** Host name of the shop. */
  readonly ownHost: string;
  readonly limit: number;
}

/** The pages with the most views. */
export function findTopPages(db: ShopDatabase, range: DayRange, limit: number) {
  return viewsIn(db, range)
    .select((eb) => ['path', eb.fn.max('title').as('title'), eb.fn.countAll<number>().as('views')])
    .groupBy('path')
    .orderBy('views', 'desc')
    .orderBy('path')
    .limit(limit)
    .execute();
}

/** The most frequent events. */
export function findTopEvents(db: ShopDatabase, { from, to }: DayRange, limit: number) {
  return db
    .selectFrom('visit_events')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .select((eb) => ['name', eb.fn.countAll<number>().as('count')])
    .groupBy('name')
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute();
}

/** Sessions by kind of device. */
export function countDevices(db: ShopDatabase, range: DayRange) {
  return viewsIn(db, range)
    .select((eb) => ['device', eb.fn.count<number>('session_id').distinct().as('sessions')])
    .groupBy('device')
    .orderBy('sessions', 'desc')
    .orderBy('device')
    .execute();
}

/** Sessions by language of the browser. */
export function countLanguages(db: ShopDatabase, range: DayRange, limit: number) {
  return viewsIn(db, range)
    .select((eb) => ['language', eb.fn.count<number>('session_id').distinct().as('sessions')])
    .groupBy('language')
    .orderBy('sessions', 'desc')
    .orderBy('language')
    .limit(limit)
    .execute();
}

/** The median duration; both queries use the index of days and durations. */
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
