import { RETENTION_DAYS } from '@fakos/contracts/analytics/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import { addDays, getShopDay } from '../../shop-days.ts';

/** How often inserting also deletes old rows. */
export const PRUNE_EVERY_MS = 60 * 60 * 1000;

/** Deletes rows older than {@link RETENTION_DAYS}. */
export async function pruneVisits(db: ShopDatabase, now: Date): Promise<void> {
  const oldestStored = addDays(getShopDay(now), -RETENTION_DAYS);
  for (const table of ['page_views', 'visit_events', 'visit_ends'] as const) {
    await db.deleteFrom(table).where('day', '<', oldestStored).execute();
  }
}

/** Prunes on the first call and then at most once in {@link PRUNE_EVERY_MS}. */
export function createPruner() {
  let next = Number.NEGATIVE_INFINITY;
  return async function pruneNowAndThen(db: ShopDatabase, now: Date): Promise<void> {
    if (now.getTime() < next) return;
    next = now.getTime() + PRUNE_EVERY_MS;
    await pruneVisits(db, now);
  };
}
