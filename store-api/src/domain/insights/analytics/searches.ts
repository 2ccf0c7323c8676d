import type { AnalyticsReport, SearchTerm } from '@fakos/contracts/analytics-reports/contract';
import { z } from 'zod';
import { parseJson } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import { normalise } from '../../../text/normalise.ts';
import type { DayRange } from './day-range.ts';

/** Number of different searches, the most frequent ones, that a report takes into account. */
const MAX_SEARCHES = 5000;

/** Properties of the shell's search event; `results` is null if the visitor did not wait for suggestions. */
const searchProperties = z.object({ query: z.string(), results: z.number().nullable().default(null) });

/** Equal searches: the properties of their events as JSON, and their number. */
export interface CountedSearch {
  readonly properties: string;
  readonly count: number;
}

/** Searches of visitors with and without results, the most frequent first. */
export async function countSearches(
  db: ShopDatabase,
  { from, to }: DayRange,
  limit: number,
): Promise<AnalyticsReport['searches']> {
  const rows = await db
    .selectFrom('visit_events')
    .where('name', '=', 'search')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .select((eb) => ['properties', eb.fn.countAll<number>().as('count')])
    .groupBy('properties')
    .orderBy('count', 'desc')
    .orderBy('properties')
    .limit(MAX_SEARCHES)
    .execute();
  return groupSearches(rows, limit);
}

/**
 * Groups searches by their term, without case and accents. A term is written as in its most frequent search, which comes
 * first in `rows`.
 */
export function groupSearches(rows: readonly CountedSearch[], limit: number): AnalyticsReport['searches'] {
  const groups = { with_results: new Map<string, SearchTerm>(), without_results: new Map<string, SearchTerm>() };
  for (const { properties, count } of rows) {
    const search = searchProperties.safeParse(parseJson(properties)).data;
    const key = normalise(search?.query ?? '').trim();
    if (!search || key === '') continue;
    const group = groups[search.results === 0 ? 'without_results' : 'with_results'];
    const known = group.get(key);
    group.set(key, { term: known?.term ?? search.query.trim(), count: (known?.count ?? 0) + count });
  }
  const toList = (group: ReadonlyMap<string, SearchTerm>) =>
    [...group.values()].sort((one, other) => other.count - one.count).slice(0, limit);
  return { with_results: toList(groups.with_results), without_results: toList(groups.without_results) };
}
