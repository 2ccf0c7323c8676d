import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import type { Step } from '../orders/order-steps.ts';
import { addPaid, addRefunded, recordPayment, settleRefundsDue } from './payments.repo.ts';

/**
 * Applies the effect of a step on an order's payment, given the order as it was before. A state set by staff covers the
 * whole open amount. Returns the step that the payment has to take as well, if there is one.
 */
export async function settleMoney(
  transaction: ShopDatabase,
  order: OrderRow,
  step: Step,
): Promise<'failed' | undefined> {
  if (step.axis === 'order' && step.to === 'cancelled') return settleCancelled(transaction, order, step.actor);
  if (step.axis !== 'payment') return undefined;
  if (step.to === 'paid') await settlePaid(transaction, order, step.actor);
  if (step.to === 'refunded') await settleRefunded(transaction, order, step.actor);
  return undefined;
}

/** An authorisation is released; a captured amount is recorded as an owed refund, which staff see. */
async function settleCancelled(transaction: ShopDatabase, order: OrderRow, actor: string) {
  if (order.payment_status === 'authorized') {
    await recordPayment(transaction, order, { kind: 'void', status: 'done', cents: order.total_cents, actor });
    return 'failed';
  }
  await oweRefund(transaction, order, order.paid_cents - order.refunded_cents, actor);
  return undefined;
}

async function settlePaid(transaction: ShopDatabase, order: OrderRow, actor: string): Promise<void> {
  const cents = order.total_cents - order.paid_cents;
  if (cents > 0) {
    await addPaid(transaction, order.id, cents);
    await recordPayment(transaction, order, { kind: 'capture', status: 'done', cents, actor });
  }
  if (order.status === 'cancelled')
    await oweRefund(transaction, order, order.total_cents - order.refunded_cents, actor);
}

async function settleRefunded(transaction: ShopDatabase, order: OrderRow, actor: string): Promise<void> {
  const cents = order.paid_cents - order.refunded_cents;
  if (cents > 0 && (await addRefunded(transaction, order.id, cents))) {
    await recordPayment(transaction, order, { kind: 'refund', status: 'done', cents, actor });
  }
  await settleRefundsDue(transaction, order.id);
}

async function oweRefund(transaction: ShopDatabase, order: OrderRow, cents: number, actor: string): Promise<void> {
  if (cents <= 0) return;
  await recordPayment(transaction, order, { kind: 'refund_due', status: 'pending', cents, actor });
}
