import { inTransaction } from '../../../database/in-transaction.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { brokenRule, Failure } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import { isAllowed, takeStep } from '../orders/order-steps.ts';
import { lockOrder, orderOfId } from '../orders/orders.repo.ts';
import { addRefunded, findReference, recordPayment, settlePayment, settleRefundsDue } from './payments.repo.ts';
import type { PaymentAnswer, Providers } from './provider.ts';

/** What staff want to give back. */
export interface RefundWish {
  readonly id: number;
  readonly version: number;
  readonly cents: number;
  readonly note: string;
  readonly actor: string;
}

/**
 * Gives back some of what was paid. The amount is taken from what is left before a provider is asked, and put back where
 * it refuses: however many ask at once, no more goes back than came in.
 */
export async function refund(db: ShopDatabase, providers: Providers, wish: RefundWish, language: Language) {
  const opened = await inTransaction(db, async (transaction) => {
    const order = await orderOfId(transaction, wish.id);
    const id = await openRefund(transaction, order, wish, language);
    const remote = providers[order.payment_method]?.remote ?? null;
    if (remote === null) await closeRefund(transaction, wish, id, done);
    return { id, order, remote, reference: await findReference(transaction, order.id) };
  });
  const { id, order, remote, reference } = opened;
  if (remote === null) return;
  const request = { orderNumber: order.number, cents: wish.cents, reference, key: `${order.number}-refund-${id}` };
  const answer = await remote.refund(request);
  if (answer.outcome === 'pending') return;
  await inTransaction(db, (transaction) => closeRefund(transaction, wish, id, answer));
  if (answer.outcome === 'refused') throw new Failure('CONFLICT', { reason: 'refundRefused' });
}

const done: PaymentAnswer = { outcome: 'done', reference: '' };

async function openRefund(transaction: ShopDatabase, order: OrderRow, wish: RefundWish, language: Language) {
  const locked = await lockOrder(transaction, { id: order.id, version: wish.version });
  const isLeft = await addRefunded(transaction, locked.id, wish.cents);
  if (!isLeft) throw brokenRule(language, 'amount', 'refundTooMuch');
  const { cents, note, actor } = wish;
  return recordPayment(transaction, order, { kind: 'refund', status: 'pending', cents, note, actor });
}

/** Settles an opened refund by what the provider said; a second answer to the same one changes nothing. */
async function closeRefund(
  transaction: ShopDatabase,
  { id: orderId, cents, actor }: RefundWish,
  paymentId: number,
  { outcome, reference }: PaymentAnswer,
): Promise<void> {
  const isFirst = await settlePayment(transaction, paymentId, outcome === 'refused' ? 'failed' : 'done', reference);
  if (!isFirst) return;
  if (outcome === 'refused') await addRefunded(transaction, orderId, -cents);
  else await stepAfterRefund(transaction, await orderOfId(transaction, orderId), actor);
}

/** The state that the money which went back leaves the payment in. */
export async function stepAfterRefund(transaction: ShopDatabase, order: OrderRow, actor: string): Promise<void> {
  const to = order.refunded_cents >= order.paid_cents ? 'refunded' : 'part_refunded';
  if (to === 'refunded') await settleRefundsDue(transaction, order.id);
  if (isAllowed(order, { axis: 'payment', to })) await takeStep(transaction, order, { axis: 'payment', to, actor });
}
