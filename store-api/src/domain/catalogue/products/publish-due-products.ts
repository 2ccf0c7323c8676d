import type { ShopDatabase } from '../../../database/schema.ts';
import { getNextVersion } from '../../writing/versions.ts';
import { changeProduct } from './product-writing.repo.ts';
import { rememberIfShown, writeProducts } from './write-product.ts';

/** Number of products that are published per run; the rest waits for the next run. */
const MAX_A_RUN = 100;

/**
 * Publishes the drafts whose `publish_at` has passed, and returns their number. The API calls it every few seconds and when it
 * starts, so a time that passed while no process ran is made up for.
 *
 * The status is changed when the time comes, instead of every reader comparing the time with the clock, because a dozen
 * queries, the product index with its cached facets and the price history (a price counts from the moment visitors can see
 * it) depend on the status alone. Several processes can run this at once: each product is published by one of them. The
 * gateway's shared responses are not purged: they are fresh for `sharedCache.maxAge` seconds and then revalidated by the
 * next visitor.
 */
export async function publishDueProducts(db: ShopDatabase, now = new Date()): Promise<number> {
  const due = await findDue(db, now).select('id').limit(MAX_A_RUN).execute();
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  return writeProducts(db, async (transaction) => {
    // Read again: another process may have published them, or staff may have chosen another time.
    const rows = await findDue(transaction, now).selectAll().where('id', 'in', ids).execute();
    for (const row of rows) {
      const change = { status: 'published', publish_at: null, updated_at: getNextVersion(row.updated_at) } as const;
      await changeProduct(transaction, row.id, change);
      await rememberIfShown(transaction, row.id, { ...row, ...change }, null);
    }
    return rows.length;
  });
}

function findDue(db: ShopDatabase, now: Date) {
  return db.selectFrom('products').where('publish_at', '<=', now.toISOString()).where('status', '=', 'draft');
}
