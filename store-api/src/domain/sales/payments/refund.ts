import { inTransaction } from '../../../database/in-transaction.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { brokenRule, Failure } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import { isAllowed, takeStep } from '../orders/order-steps.ts';
import { getOrderById, lockOrder } from '../orders/orders.repo.ts';
import { addRefunded, findReference, recordPayment, settlePayment, settleRefundsDue } from './payments.repo.ts';
import type { PaymentResult, Providers } from './provider.ts';

/** A refund requested by staff. */
export interface RequestedRefund {
  readonly id: number;
  readonly version: number;
  readonly cents: number;
  readonly note: string;
  readonly actor: string;
}

/**
 * Refunds a part of the paid amount. The amount is reserved before the provider is called, and released if
 * it refuses, so concurrent refunds never exceed the paid amount.
 */
export async function refund(db: ShopDatabase, providers: Providers, wish: RequestedRefund, language: Language) {
  const opened = await inTransaction(db, async (transaction) => {
    const order = await getOrderById(transaction, wish.id);
    const id = await openRefund(transaction, order, wish, language);
    const remote = providers[order.payment_method]?.remote ?? null;
    if (remote === null) await closeRefund(transaction, wish, id, done);
    return { id, order, remote, reference: await findReference(transaction, order.id) };
  });
  const { id, order, remote, reference } = opened;
  if (remote === null) return;
  const request = { orderNumber: order.number, cents: wish.cents, reference, key: `${order.number}-refund-${id}` };
  const result = await remote.refund(request);
  if (result.outcome === 'pending') return;
  await inTransaction(db, (transaction) => closeRefund(transaction, wish, id, result));
  if (result.outcome === 'refused') throw new Failure('CONFLICT', { reason: 'refundRefused' });
}

const done: PaymentResult = { outcome: 'done', reference: '' };

async function openRefund(transaction: ShopDatabase, order: OrderRow, wish: RequestedRefund, language: Language) {
  const locked = await lockOrder(transaction, { id: order.id, version: wish.version });
  const isLeft = await addRefunded(transaction, locked.id, wish.cents);
  if (!isLeft) throw brokenRule(language, 'amount', 'refundTooMuch');
  const { cents, note, actor } = wish;
  return recordPayment(transaction, order, { kind: 'refund', status: 'pending', cents, note, actor });
}

/** Settles a pending refund with the provider's result; a repeated result changes nothing. */
async function closeRefund(
  transaction: ShopDatabase,
  { id: orderId, cents, actor }: RequestedRefund,
  paymentId: number,
  { outcome, reference }: PaymentResult,
): Promise<void> {
  const isFirst = await settlePayment(transaction, paymentId, outcome === 'refused' ? 'failed' : 'done', reference);
  if (!isFirst) return;
  if (outcome === 'refused') await addRefunded(transaction, orderId, -cents);
  else await stepAfterRefund(transaction, await getOrderById(transaction, orderId), actor);
}

/** The state in which the refunded amount leaves the payment. */
export async function stepAfterRefund(transaction: ShopDatabase, order: OrderRow, actor: string): Promise<void> {
  const to = order.refunded_cents >= order.paid_cents ? 'refunded' : 'part_refunded';
  if (to === 'refunded') await settleRefundsDue(transaction, order.id);
  if (isAllowed(order, { axis: 'payment', to })) await takeStep(transaction, order, { axis: 'payment', to, actor });
}
