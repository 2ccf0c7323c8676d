import type { StockReason } from '@fakos/contracts/products/fields';
import { sql } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';

/** A change of a product's stock that was made, and the stock after it. */
export interface StockMove {
  readonly productId: number;
  readonly change: number;
  readonly stock: number;
}

/** Why stock changed, and who changed it: an e-mail address of staff, `customer`, or `system`. */
export interface StockCause {
  readonly reason: StockReason;
  readonly actor: string;
  readonly note?: string;
  readonly orderId?: number;
}

/**
 * Adds pieces to a product's stock, or takes them where `change` is negative; undefined if the stock would become negative or
 * exceed `most`. One conditional statement, so that two buyers cannot get the same piece. The caller records the move with
 * {@link recordStockMoves} in the same transaction.
 */
export async function changeStock(
  db: ShopDatabase,
  productId: number,
  change: number,
  most?: number,
): Promise<StockMove | undefined> {
  const row = await db
    .updateTable('products')
    .set((eb) => ({ stock: eb('stock', '+', change) }))
    .where('id', '=', productId)
    .where(sql<number>`stock + ${change}`, '>=', 0)
    .$if(most !== undefined, (update) => update.where(sql<number>`stock + ${change}`, '<=', most ?? 0))
    .returning('stock')
    .executeTakeFirst();
  return row && { productId, change, stock: row.stock };
}

/**
 * Sets a product's stock; undefined if it has that stock already. The caller holds a lock on the product's row, so that no
 * order changes the stock in between.
 */
export async function setStock(db: ShopDatabase, productId: number, stock: number): Promise<StockMove | undefined> {
  const { stock: before } = await db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  if (before === stock) return undefined;
  await db.updateTable('products').set({ stock }).where('id', '=', productId).execute();
  return { productId, change: stock - before, stock };
}

/** Stores why stock changed. */
export async function recordStockMoves(
  db: ShopDatabase,
  moves: readonly StockMove[],
  { reason, actor, note = '', orderId }: StockCause,
): Promise<void> {
  if (moves.length === 0) return;
  const at = new Date().toISOString();
  const cause = { at, reason, note, actor, order_id: orderId ?? null };
  await db
    .insertInto('stock_changes')
    .values(moves.map(({ productId, change, stock }) => ({ product_id: productId, change, stock, ...cause })))
    .execute();
}
