import { RETENTION_DAYS } from '@fakos/contracts/analytics/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import { addDays, getShopDay } from '../../shop-days.ts';

/** How often inserting also clears away what is too old. */
export const PRUNE_EVERY_MS = 60 * 60 * 1000;

/** Deletes what is older than {@link RETENTION_DAYS}. */
export async function pruneVisits(db: ShopDatabase, now: Date): Promise<void> {
  const oldestKept = addDays(getShopDay(now), -RETENTION_DAYS);
  for (const table of ['page_views', 'visit_events', 'visit_ends'] as const) {
    await db.deleteFrom(table).where('day', '<', oldestKept).execute();
  }
}

/** Prunes when it is first asked and then at most once in {@link PRUNE_EVERY_MS}. */
export function createPruner() {
  let next = Number.NEGATIVE_INFINITY;
  return async function pruneNowAndThen(db: ShopDatabase, now: Date): Promise<void> {
    if (now.getTime() < next) return;
    next = now.getTime() + PRUNE_EVERY_MS;
    await pruneVisits(db, now);
  };
}
