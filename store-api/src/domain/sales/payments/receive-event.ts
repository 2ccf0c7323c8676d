import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { Failure } from '../../../errors/failure.ts';
import { isAllowed, takeStep } from '../orders/order-steps.ts';
import { findOrder, lockLatest } from '../orders/orders.repo.ts';
import { addPaid, addRefunded, findPendingRefund, isKnown, recordPayment, settlePayment } from './payments.repo.ts';
import type { PaymentEvent } from './provider.ts';
import { stepAfterRefund } from './refund.ts';
import { restockRefund } from './refund-parts.repo.ts';

/**
 * Applies a provider's event inside a transaction; false if it was applied before. Events may arrive late or out of
 * order: payments are always recorded; a state that does not follow from the current one is ignored.
 */
export async function receiveEvent(transaction: ShopDatabase, provider: string, event: PaymentEvent): Promise<boolean> {
  const claimed = await transaction
    .insertInto('payment_events')
    .values({ provider, event_id: event.id, received_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (!claimed) return false;
  const order = await findOrder(transaction, event.orderNumber);
  if (!order || order.payment_method !== provider) throw new Failure('NOT_FOUND');
  const locked = await lockLatest(transaction, order.id);
  await effects[event.kind](transaction, locked, event, `provider ${provider}`);
  return true;
}

/** A payment movement with the provider's reference. */
export type Movement = Pick<PaymentEvent, 'cents' | 'reference'>;

type Effect = (transaction: ShopDatabase, order: OrderRow, movement: Movement, actor: string) => Promise<void>;

const effects: Readonly<Record<PaymentEvent['kind'], Effect>> = {
  authorized: applyAuthorized,
  captured: applyCaptured,
  refunded: applyRefunded,
  async failed(transaction, order, _movement, actor) {
    await step(transaction, order, 'failed', actor);
  },
};

/** Records an authorisation for a locked order. */
export async function applyAuthorized(...[transaction, order, movement, actor]: Parameters<Effect>): Promise<void> {
  if (await isKnown(transaction, order.id, { ...movement, kind: 'authorize' })) return;
  await recordPayment(transaction, order, { ...movement, kind: 'authorize', status: 'done', actor });
  await step(transaction, order, 'authorized', actor);
}

/** Records a capture for a locked order; it is paid once the whole amount is captured. */
export async function applyCaptured(...[transaction, order, movement, actor]: Parameters<Effect>): Promise<void> {
  if (await isKnown(transaction, order.id, { ...movement, kind: 'capture' })) return;
  await recordPayment(transaction, order, { ...movement, kind: 'capture', status: 'done', actor });
  await addPaid(transaction, order.id, movement.cents);
  const after = { ...order, paid_cents: order.paid_cents + movement.cents };
  if (after.paid_cents < order.total_cents) return;
  // A failed payment that was retried waits again before it is paid.
  const waiting = order.payment_status === 'failed' ? await step(transaction, after, 'awaiting', actor) : after;
  await step(transaction, waiting, 'paid', actor);
}

/** Records a refund: one requested by staff, or one started at the provider. */
async function applyRefunded(...[transaction, order, movement, actor]: Parameters<Effect>): Promise<void> {
  const { cents, reference } = movement;
  if (await isKnown(transaction, order.id, { kind: 'refund', reference })) return;
  const asked = await findPendingRefund(transaction, order.id, cents);
  if (asked !== undefined) {
    const isFirst = await settlePayment(transaction, asked, 'done', reference);
    if (isFirst) await restockRefund(transaction, { paymentId: asked, orderId: order.id, actor });
    await stepAfterRefund(transaction, order, actor);
    return;
  }
  if (!(await addRefunded(transaction, order.id, cents))) return;
  await recordPayment(transaction, order, { ...movement, kind: 'refund', status: 'done', actor });
  await stepAfterRefund(transaction, { ...order, refunded_cents: order.refunded_cents + cents }, actor);
}

function step(transaction: ShopDatabase, order: OrderRow, to: string, actor: string): Promise<OrderRow> {
  const wanted = { axis: 'payment', to, actor } as const;
  return isAllowed(order, wanted) ? takeStep(transaction, order, wanted) : Promise.resolve(order);
}
