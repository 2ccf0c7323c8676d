import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { Failure } from '../../../errors/failure.ts';
import { changeStock, recordStockMoves, type StockCause } from '../../catalogue/products/stock.repo.ts';
import { changeConfiguredStock, getStoredConfiguration } from '../configurations/kinds.ts';

/** States in which the goods have left the shop, so that a cancelled order cannot return them to stock. */
const OUT_OF_THE_SHOP = ['shipped', 'delivered', 'returned'];

/** Marks reserved goods of an order as sold. */
export async function commitStock(transaction: ShopDatabase, orderId: number): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ stock_state: 'committed', reserved_until: null })
    .where('id', '=', orderId)
    .where('stock_state', '=', 'reserved')
    .execute();
}

/** Returns the goods of a cancelled order to stock, once, if they are still in the shop. */
export async function releaseStock(transaction: ShopDatabase, order: OrderRow, actor: string): Promise<void> {
  if (OUT_OF_THE_SHOP.includes(order.fulfilment_status)) return;
  const released = await transaction
    .updateTable('orders')
    .set({ stock_state: 'released', reserved_until: null })
    .where('id', '=', order.id)
    .where('stock_state', '!=', 'released')
    .executeTakeFirst();
  if (released.numUpdatedRows === 0n) return;
  const lines = await transaction
    .selectFrom('order_lines')
    .select(['product_id', 'quantity', 'restocked', 'configuration', 'pieces_per_item'])
    .where('order_id', '=', order.id)
    .orderBy('product_id')
    .execute();
  const returned = lines.map((line) => ({ ...line, items: line.quantity - line.restocked }));
  await returnToStock(transaction, returned, { reason: 'cancellation', actor, orderId: order.id });
}

/** An order whose goods return to stock, and who returns them. */
interface ReturnedGoods {
  readonly orderId: number;
  readonly actor: string;
}

/** Returns the pieces of a withdrawal to stock, except those that a refund has returned already. */
export async function restockWithdrawn(
  transaction: ShopDatabase,
  { withdrawalId, ...goods }: ReturnedGoods & { readonly withdrawalId: number },
): Promise<void> {
  const pieces = await transaction
    .selectFrom('withdrawal_lines')
    .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_lines.withdrawal_id')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'withdrawals.order_id')
        .onRef('order_lines.position', '=', 'withdrawal_lines.position'),
    )
    .select(['order_lines.id', 'withdrawal_lines.quantity'])
    .where('withdrawals.id', '=', withdrawalId)
    .orderBy('order_lines.product_id')
    .execute();
  for (const { id, quantity } of pieces) {
    await restockLine(transaction, { id, quantity }, { ...goods, reason: 'withdrawal' });
  }
}

/** Returns pieces of an order's line to stock: never more than it has, and none once the whole order was released. */
export async function restockLine(
  transaction: ShopDatabase,
  { id, quantity }: { readonly id: number; readonly quantity: number },
  cause: StockCause,
): Promise<void> {
  const line = await transaction
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.product_id', 'order_lines.quantity', 'order_lines.restocked', 'orders.stock_state'])
    .select(['order_lines.configuration', 'order_lines.pieces_per_item'])
    .where('order_lines.id', '=', id)
    .executeTakeFirstOrThrow();
  const count = Math.min(quantity, line.quantity - line.restocked);
  if (count <= 0 || line.stock_state === 'released') return;
  const changed = await transaction
    .updateTable('order_lines')
    .set({ restocked: line.restocked + count })
    .where('id', '=', id)
    .where('restocked', '=', line.restocked)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new Failure('STALE_VERSION');
  await returnToStock(transaction, [{ ...line, items: count }], cause);
}

/** Items of a line that return. */
interface ReturnedLine {
  readonly product_id: number;
  readonly items: number;
  readonly configuration: string | null;
  readonly pieces_per_item: number;
}

/** Always in the order of product IDs: two orders with the same goods must not deadlock. */
async function returnToStock(
  transaction: ShopDatabase,
  lines: readonly ReturnedLine[],
  cause: StockCause,
): Promise<void> {
  // Refunds may have returned all items of a cancelled order.
  for (const [id, ofProduct] of Map.groupBy(
    lines.filter(({ items }) => items > 0),
    (line) => line.product_id,
  )) {
    const pieces = ofProduct.reduce((sum, line) => sum + line.items * line.pieces_per_item, 0);
    const move = await changeStock(transaction, id, pieces);
    if (move) await recordStockMoves(transaction, [move], cause);
    for (const line of ofProduct) {
      const configuration = getStoredConfiguration(line);
      await changeConfiguredStock(transaction, id, configuration, line.items * line.pieces_per_item);
    }
  }
}
