import { inTransaction } from '../../../database/in-transaction.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import { Failure } from '../../../errors/failure.ts';
import { takeStep } from './order-steps.ts';

/** Number of orders per run; the rest waits for the next run. */
const MAX_A_ROUND = 500;

/**
 * Cancels unpaid orders whose reservation expired and returns their goods to stock; returns the number. Each order has its
 * own transaction, so that several processes can do this at once and every order is cancelled by one of them.
 */
export async function expireReservations(db: ShopDatabase, now = new Date()): Promise<number> {
  const due = await expired(db, now).select('id').orderBy('reserved_until').limit(MAX_A_ROUND).execute();
  let count = 0;
  for (const { id } of due) {
    if (await expire(db, id, now)) count++;
  }
  return count;
}

function expired(db: ShopDatabase, now: Date) {
  return db
    .selectFrom('orders')
    .where('stock_state', '=', 'reserved')
    .where('reserved_until', '<=', now.toISOString())
    .where('status', '=', 'pending')
    .where('payment_status', 'in', ['awaiting', 'failed']);
}

async function expire(db: ShopDatabase, id: number, now: Date): Promise<boolean> {
  try {
    return await inTransaction(db, async (transaction) => {
      // Read once: the version is then that of the due order, even if another user changes the order meanwhile.
      const order = await expired(transaction, now).selectAll().where('id', '=', id).executeTakeFirst();
      if (!order) return false;
      await takeStep(transaction, order, { axis: 'order', to: 'cancelled', actor: 'system' });
      return true;
    });
  } catch (error) {
    // The order was paid, cancelled or expired by another process meanwhile.
    if (error instanceof Failure && error.code === 'STALE_VERSION') return false;
    throw error;
  }
}
