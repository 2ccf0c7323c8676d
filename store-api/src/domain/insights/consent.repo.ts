import { randomUUID } from 'node:crypto';
import type { listConsents, logConsent } from '@fakos/contracts/consent/contract';
import type { z } from 'zod';
import { omitUndefined } from '../../database/omit-undefined.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Flag } from '../../database/tables/flag.ts';
import { addDays, getStartOfDay } from '../shop-days.ts';
import type { DayRange } from './analytics/day-range.ts';

/**
 * Maximum number of counts: versions are sent by browsers, so there may be any number of different ones.
 */
const MAX_COUNTS = 100;

/** Inserts an entry and returns its random ID. */
export async function insertConsent(db: ShopDatabase, entry: z.output<typeof logConsent.body>) {
  const named = { consent_id: randomUUID(), at: new Date().toISOString() };
  await db
    .insertInto('consents')
    .values({
      ...named,
      version: entry.version,
      choice: entry.choice,
      functional: toFlag(entry.functional),
      analytics: toFlag(entry.analytics),
      marketing: toFlag(entry.marketing),
    })
    .execute();
  return named;
}

/** One page of the log, newest first, and how many entries match. */
export async function findConsents(db: ShopDatabase, query: z.output<typeof listConsents.query>) {
  const matching = db
    .selectFrom('consents')
    .where((eb) => eb.and(omitUndefined({ version: query.version, choice: query.choice })));
  const [rows, { total }] = await Promise.all([
    matching
      .select(['consent_id', 'at', 'version', 'choice', 'functional', 'analytics', 'marketing'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** How often each choice was made on each version, the most frequent first. */
export function countConsents(db: ShopDatabase) {
  return db
    .selectFrom('consents')
    .select((eb) => ['version', 'choice', eb.fn.countAll<number>().as('count')])
    .groupBy(['version', 'choice'])
    .orderBy('count', 'desc')
    .orderBy('version')
    .orderBy('choice')
    .limit(MAX_COUNTS)
    .execute();
}

/** The choices of a range of days, and those that allow analytics. */
export async function countAnalyticsConsents(db: ShopDatabase, { from, to }: DayRange) {
  const { choices, analytics } = await db
    .selectFrom('consents')
    .where('at', '>=', getStartOfDay(from))
    .where('at', '<', getStartOfDay(addDays(to, 1)))
    .select((eb) => [
      eb.fn.countAll<number>().as('choices'),
      eb.fn.sum<number | string | null>('analytics').as('analytics'),
    ])
    .executeTakeFirstOrThrow();
  return { choices, analytics: Number(analytics ?? 0) };
}

function toFlag(isOn: boolean): Flag {
  return isOn ? 1 : 0;
}
