import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { returnToStock } from '../quote/sellable-products.repo.ts';

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

/** Returns an order's goods to stock, once, if they are still in the shop. */
export async function releaseStock(transaction: ShopDatabase, order: OrderRow): Promise<void> {
  if (OUT_OF_THE_SHOP.includes(order.fulfilment_status)) return;
  const released = await transaction
    .updateTable('orders')
    .set({ stock_state: 'released', reserved_until: null })
    .where('id', '=', order.id)
    .where('stock_state', '!=', 'released')
    .executeTakeFirst();
  if (released.numUpdatedRows === 0n) return;
  const products = await transaction
    .selectFrom('order_lines')
    .select((eb) => ['product_id', eb.fn.sum<number>('quantity').as('pieces')])
    .where('order_id', '=', order.id)
    .groupBy('product_id')
    .orderBy('product_id')
    .execute();
  for (const { product_id: id, pieces } of products) await returnToStock(transaction, id, pieces);
}

/** Returns the pieces of a withdrawal to stock. */
export async function restockWithdrawn(transaction: ShopDatabase, withdrawalId: number): Promise<void> {
  const pieces = await transaction
    .selectFrom('withdrawal_lines')
    .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_lines.withdrawal_id')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'withdrawals.order_id')
        .onRef('order_lines.position', '=', 'withdrawal_lines.position'),
    )
    .select(['order_lines.product_id', 'withdrawal_lines.quantity'])
    .where('withdrawals.id', '=', withdrawalId)
    .orderBy('order_lines.product_id')
    .execute();
  for (const { product_id: id, quantity } of pieces) await returnToStock(transaction, id, quantity);
}
