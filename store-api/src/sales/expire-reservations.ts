import type { ShopDatabase } from '../database/schema.ts';
import { takeStep } from './order-steps.ts';

/** Cancels unpaid orders whose reservation ran out and puts their goods back; says how many. */
export async function expireReservations(db: ShopDatabase, now = new Date()): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const orders = await transaction
      .selectFrom('orders')
      .selectAll()
      .where('stock_state', '=', 'reserved')
      .where('reserved_until', '<=', now.toISOString())
      .where('status', '=', 'pending')
      .where('payment_status', '=', 'awaiting')
      .execute();
    for (const order of orders) await takeStep(transaction, order, { axis: 'order', to: 'cancelled', actor: 'system' });
    return orders.length;
  });
}
