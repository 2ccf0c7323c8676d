import type { ShopDatabase } from '../../../database/schema.ts';

/** Number of days whose orders determine popularity. */
const POPULAR_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The lines of recent orders that were not cancelled. */
export function fromRecentOrderLines(db: ShopDatabase, now: Date) {
  return db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .where('orders.created_at', '>=', new Date(now.getTime() - POPULAR_DAYS * DAY_MS).toISOString())
    .where('orders.status', '!=', 'cancelled');
}

/** Number of pieces of each product in recent orders, by product id. */
export async function findSoldQuantities(db: ShopDatabase, now: Date): Promise<Map<number, number>> {
  const rows = await fromRecentOrderLines(db, now)
    .select((eb) => ['order_lines.product_id', eb.fn.sum<number | string>('order_lines.quantity').as('sold')])
    .groupBy('order_lines.product_id')
    .execute();
  return new Map(rows.map(({ product_id, sold }) => [product_id, Number(sold)]));
}
