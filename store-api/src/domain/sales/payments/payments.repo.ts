import type { PaymentRecord } from '@fakos/contracts/admin-orders/contract';
import type { Selectable } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow, PaymentsTable } from '../../../database/tables/sales.ts';

/** A payment record of an order. */
export interface NewPayment {
  readonly kind: PaymentRecord['kind'];
  readonly status: PaymentRecord['status'];
  readonly cents: number;
  /** The parts of a refund that are not goods. */
  readonly shippingCents?: number;
  readonly feeCents?: number;
  readonly reference?: string;
  readonly note?: string;
  readonly actor: string;
}

/** Inserts a payment record and returns its ID. */
export async function recordPayment(
  transaction: ShopDatabase,
  order: Pick<OrderRow, 'id' | 'payment_method'>,
  payment: NewPayment,
): Promise<number> {
  const { id } = await transaction
    .insertInto('payments')
    .values({
      order_id: order.id,
      provider: order.payment_method,
      kind: payment.kind,
      status: payment.status,
      amount_cents: payment.cents,
      shipping_cents: payment.shippingCents ?? 0,
      fee_cents: payment.feeCents ?? 0,
      reference: payment.reference ?? '',
      note: payment.note ?? '',
      actor: payment.actor,
      at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** All payment records of an order, oldest first. */
export function findPayments(db: ShopDatabase, orderId: number): Promise<Selectable<PaymentsTable>[]> {
  return db.selectFrom('payments').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

/** The provider's latest reference of the payment; empty if there is none. */
export async function findReference(db: ShopDatabase, orderId: number): Promise<string> {
  const row = await db
    .selectFrom('payments')
    .select('reference')
    .where('order_id', '=', orderId)
    .where('reference', '!=', '')
    .where('kind', 'in', ['authorize', 'capture'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.reference ?? '';
}

/** Adds to the paid amount. */
export async function addPaid(transaction: ShopDatabase, orderId: number, cents: number): Promise<void> {
  await transaction
    .updateTable('orders')
    .set((eb) => ({ paid_cents: eb('paid_cents', '+', cents) }))
    .where('id', '=', orderId)
    .execute();
}

/**
 * Adds to the refunded amount, if that much is left of the paid amount: one conditional statement, so concurrent
 * refunds cannot exceed it.
 */
export async function addRefunded(transaction: ShopDatabase, orderId: number, cents: number): Promise<boolean> {
  const result = await transaction
    .updateTable('orders')
    .set((eb) => ({ refunded_cents: eb('refunded_cents', '+', cents) }))
    .where('id', '=', orderId)
    .where((eb) => eb(eb('refunded_cents', '+', cents), '<=', eb.ref('paid_cents')))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Settles a pending record. */
export async function settlePayment(
  transaction: ShopDatabase,
  id: number,
  status: 'done' | 'failed',
  reference = '',
): Promise<boolean> {
  const result = await transaction
    .updateTable('payments')
    .set({ status, ...(reference !== '' && { reference }) })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** True if the provider has already reported this operation, in a webhook or in a response. */
export async function isKnown(
  db: ShopDatabase,
  orderId: number,
  { kind, reference }: { readonly kind: PaymentRecord['kind']; readonly reference: string },
): Promise<boolean> {
  if (reference === '') return false;
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .where('status', '=', 'done')
    .executeTakeFirst();
  return row !== undefined;
}

/** A refund of this amount that waits for the provider's confirmation. */
export async function findPendingRefund(db: ShopDatabase, orderId: number, cents: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'refund')
    .where('status', '=', 'pending')
    .where('amount_cents', '=', cents)
    .orderBy('id')
    .executeTakeFirst();
  return row?.id;
}

/** Marks an owed refund as paid. */
export async function settleRefundsDue(transaction: ShopDatabase, orderId: number): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ status: 'done' })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'refund_due')
    .where('status', '=', 'pending')
    .execute();
}
