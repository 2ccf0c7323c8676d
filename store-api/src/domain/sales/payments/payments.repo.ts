import type { PaymentRecord } from '@fakos/contracts/admin-orders/contract';
import type { Selectable } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow, PaymentsTable } from '../../../database/tables/sales.ts';

/** Something that happened to an order's money. */
export interface NewPayment {
  readonly kind: PaymentRecord['kind'];
  readonly status: PaymentRecord['status'];
  readonly cents: number;
  readonly reference?: string;
  readonly note?: string;
  readonly actor: string;
}

/** Records what happened to an order's money and says the record's number. */
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
      reference: payment.reference ?? '',
      note: payment.note ?? '',
      actor: payment.actor,
      at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** All that happened to an order's money, oldest first. */
export function findPayments(db: ShopDatabase, orderId: number): Promise<Selectable<PaymentsTable>[]> {
  return db.selectFrom('payments').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

/** What the provider called the payment last; empty where it never said. */
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

/** Adds to what came in. */
export async function addPaid(transaction: ShopDatabase, orderId: number, cents: number): Promise<void> {
  await transaction
    .updateTable('orders')
    .set((eb) => ({ paid_cents: eb('paid_cents', '+', cents) }))
    .where('id', '=', orderId)
    .execute();
}

/** Adds to what went back, if that much is left of what came in: one conditional statement, so two cannot share it. */
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

/** True where the provider has told of this very operation before, in a webhook or in an answer. */
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

/** A refund of this amount that waits for the provider's word. */
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

/** A refund that staff owed is paid. */
export async function settleRefundsDue(transaction: ShopDatabase, orderId: number): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ status: 'done' })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'refund_due')
    .where('status', '=', 'pending')
    .execute();
}
