import { type OrderAxis, transitions } from '@fakos/shared-kit/api/orders/contract';
import type { ShopDatabase } from '../database/schema.ts';
import type { OrderRow } from '../database/tables/sales.ts';
import { Failure } from '../http/failure.ts';
import { type Language, translate } from '../text/translate.ts';
import { returnToStock } from './sellable-products.repo.ts';

const columns = { order: 'status', payment: 'payment_status', fulfilment: 'fulfilment_status' } as const;

/** Where the goods have left the shop, so that a cancelled order cannot put them back on the shelf. */
const OUT_OF_THE_SHOP = ['shipped', 'delivered'];

/** A step that somebody asks for. */
export interface Step {
  readonly axis: OrderAxis;
  readonly to: string;
  readonly actor: string;
}

/** Fails with ILLEGAL_TRANSITION unless the contract's table allows the step from where the order is. */
export function checkStep(order: OrderRow, step: Step, language: Language): void {
  const table: Readonly<Record<string, readonly string[]>> = transitions[step.axis];
  const from = order[columns[step.axis]];
  const isSendingCancelled = order.status === 'cancelled' && ['ready_pickup', 'shipped'].includes(step.to);
  if (table[from]?.includes(step.to) && !isSendingCancelled) return;
  const name = (state: string) => {
    const key = `states.${step.axis}.${state}`;
    const text = translate(language, key);
    return text === key ? state : text;
  };
  throw new Failure('ILLEGAL_TRANSITION', { params: { from: name(from), to: name(step.to) } });
}

/** Takes a checked step inside a transaction: state, event, and what it means for the stock. */
export async function takeStep(transaction: ShopDatabase, order: OrderRow, step: Step): Promise<void> {
  const column = columns[step.axis];
  const result = await transaction
    .updateTable('orders')
    .set((eb) => ({ [column]: step.to, version: eb('version', '+', 1) }))
    .where('id', '=', order.id)
    .where('version', '=', order.version)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) throw new Failure('STALE_VERSION');
  await transaction
    .insertInto('order_events')
    .values({
      order_id: order.id,
      axis: step.axis,
      from_state: order[column],
      to_state: step.to,
      actor: step.actor,
      at: new Date().toISOString(),
    })
    .execute();
  if (step.axis === 'order' && step.to === 'cancelled') await releaseStock(transaction, order);
  if (step.axis === 'payment' && step.to === 'paid') await commitStock(transaction, order);
}

async function commitStock(transaction: ShopDatabase, order: OrderRow): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ stock_state: 'committed', reserved_until: null })
    .where('id', '=', order.id)
    .where('stock_state', '=', 'reserved')
    .execute();
}

async function releaseStock(transaction: ShopDatabase, order: OrderRow): Promise<void> {
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
    .select(['product_id', 'quantity'])
    .where('order_id', '=', order.id)
    .orderBy('product_id')
    .execute();
  for (const line of lines) await returnToStock(transaction, line.product_id, line.quantity);
}
