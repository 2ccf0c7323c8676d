import { inTransaction } from '../../../database/in-transaction.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import { queueEmail } from '../../outbox/queue-email.ts';
import { VISIBLE_STATUSES } from '../visible-statuses.ts';

/** Number of requests per run; the rest waits for the next run. */
const MAX_A_RUN = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a request waits for its confirmation. */
const UNCONFIRMED_DAYS = 7;
/** How long a confirmed request waits for the product. */
const CONFIRMED_DAYS = 365;

/**
 * Queues the e-mail to everyone who waits for a product that is back, deletes those requests, and returns their number. It reads
 * the stock itself instead of being called where stock changes: forms, bulk changes, imports, cancelled orders, returns and
 * expired reservations all bring a product back. Several processes can run it at once: who deletes the row sends the e-mail.
 */
export async function sendStockAlerts(db: ShopDatabase, now = new Date()): Promise<number> {
  await removeExpired(db, now);
  const due = await db
    .selectFrom('stock_alerts')
    .innerJoin('products', 'products.id', 'stock_alerts.product_id')
    .select('stock_alerts.id')
    .where('stock_alerts.confirmed_at', 'is not', null)
    .where('products.stock', '>', 0)
    .where('products.status', 'in', VISIBLE_STATUSES)
    .orderBy('stock_alerts.id')
    .limit(MAX_A_RUN)
    .execute();
  if (due.length === 0) return 0;
  return inTransaction(db, async (transaction) => {
    let count = 0;
    // One by one in the order of their ids, so that two processes cannot deadlock.
    for (const { id } of due) {
      const alert = await transaction
        .deleteFrom('stock_alerts')
        .where('id', '=', id)
        .returning(['product_id', 'email', 'language'])
        .executeTakeFirst();
      if (!alert) continue;
      const { product_id, email: to, language } = alert;
      await queueEmail(transaction, { template: 'stock_alert_back', to, language, params: { product_id } });
      count++;
    }
    return count;
  });
}

async function removeExpired(db: ShopDatabase, now: Date): Promise<void> {
  const getOldest = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await db
    .deleteFrom('stock_alerts')
    .where((eb) =>
      eb.or([
        eb.and([eb('confirmed_at', 'is', null), eb('created_at', '<', getOldest(UNCONFIRMED_DAYS))]),
        eb('created_at', '<', getOldest(CONFIRMED_DAYS)),
      ]),
    )
    .execute();
}
