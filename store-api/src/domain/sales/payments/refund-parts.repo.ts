import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { restockLine } from '../orders/stock.ts';
import type { PricedParts } from './refund-parts.ts';

/** An order with the contents of its refunds. */
export interface RefundableOrder {
  readonly row: OrderRow;
  readonly lines: readonly {
    readonly position: number;
    readonly quantity: number;
    readonly restocked: number;
    readonly refunded: number;
    readonly paidCents: number;
  }[];
  readonly refundedShipping: number;
  readonly refundedFee: number;
}

/** Reads the lines of an order with the pieces that refunds contained; refused refunds do not count. */
export async function loadRefundableOrder(db: ShopDatabase, row: OrderRow): Promise<RefundableOrder> {
  const [lines, refunded, charges] = [
    await db.selectFrom('order_lines').selectAll().where('order_id', '=', row.id).orderBy('position').execute(),
    await findRefundedPieces(db, row.id),
    await findRefundedCharges(db, row.id),
  ];
  return {
    row,
    lines: lines.map((line) => ({
      position: line.position,
      quantity: line.quantity,
      restocked: line.restocked,
      refunded: refunded.get(line.position) ?? 0,
      paidCents: line.line_total_cents - line.discount_cents,
    })),
    refundedShipping: Number(charges.shipping ?? 0),
    refundedFee: Number(charges.fee ?? 0),
  };
}

async function findRefundedPieces(db: ShopDatabase, orderId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('refund_lines')
    .innerJoin('payments', 'payments.id', 'refund_lines.payment_id')
    .select((eb) => ['refund_lines.position', eb.fn.sum<number>('refund_lines.quantity').as('pieces')])
    .where('payments.order_id', '=', orderId)
    .where('payments.status', '!=', 'failed')
    .groupBy('refund_lines.position')
    .execute();
  return new Map(rows.map(({ position, pieces }) => [position, Number(pieces)]));
}

function findRefundedCharges(db: ShopDatabase, orderId: number) {
  return db
    .selectFrom('payments')
    .select((eb) => [
      eb.fn.sum<number | null>('shipping_cents').as('shipping'),
      eb.fn.sum<number | null>('fee_cents').as('fee'),
    ])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'refund')
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow();
}

/** Records the lines of a refund. */
export async function insertRefundLines(
  transaction: ShopDatabase,
  paymentId: number,
  lines: PricedParts['lines'],
): Promise<void> {
  if (lines.length === 0) return;
  await transaction
    .insertInto('refund_lines')
    .values(
      lines.map(({ position, quantity, cents, restock }) => ({
        payment_id: paymentId,
        position,
        quantity,
        amount_cents: cents,
        restock: restock ? (1 as const) : (0 as const),
      })),
    )
    .execute();
}

/** Returns the pieces of a settled refund to stock where staff wished it. */
export async function restockRefund(
  transaction: ShopDatabase,
  { paymentId, orderId, actor }: { readonly paymentId: number; readonly orderId: number; readonly actor: string },
): Promise<void> {
  const lines = await transaction
    .selectFrom('refund_lines')
    .innerJoin('order_lines', (join) =>
      join.onRef('order_lines.position', '=', 'refund_lines.position').on('order_lines.order_id', '=', orderId),
    )
    .select(['order_lines.id', 'refund_lines.quantity'])
    .where('refund_lines.payment_id', '=', paymentId)
    .where('refund_lines.restock', '=', 1)
    // Always in the order of product ids, so that two refunds do not deadlock.
    .orderBy('order_lines.product_id')
    .execute();
  for (const line of lines) await restockLine(transaction, line, { reason: 'refund', actor, orderId });
}
