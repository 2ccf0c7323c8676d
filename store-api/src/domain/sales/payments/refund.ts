import type { RefundedParts } from '@fakos/contracts/admin-orders/contract';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { brokenRule, Failure } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import { isAllowed, takeStep } from '../orders/order-steps.ts';
import { getOrderById, lockOrder } from '../orders/orders.repo.ts';
import { addRefunded, findReference, recordPayment, settlePayment, settleRefundsDue } from './payments.repo.ts';
import type { PaymentResult, Providers } from './provider.ts';
import { insertRefundLines, loadRefundableOrder, restockRefund } from './refund-parts.repo.ts';
import { type PricedParts, priceParts } from './refund-parts.ts';

/** A refund requested by staff: of an amount in cents, or of parts of the order. */
export interface RequestedRefund {
  readonly id: number;
  readonly version: number;
  readonly refunded: number | RefundedParts;
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
    const refund = await openRefund(transaction, order, wish, language);
    const remote = providers[order.payment_method]?.remote ?? null;
    if (remote === null) await closeRefund(transaction, refund, done);
    return { refund, order, remote, reference: await findReference(transaction, order.id) };
  });
  const { refund, order, remote, reference } = opened;
  if (remote === null) return;
  const key = `${order.number}-refund-${refund.id}`;
  const result = await remote.refund({ orderNumber: order.number, cents: refund.cents, reference, key });
  if (result.outcome === 'pending') return;
  await inTransaction(db, (transaction) => closeRefund(transaction, refund, result));
  if (result.outcome === 'refused') throw new Failure('CONFLICT', { reason: 'refundRefused' });
}

const done: PaymentResult = { outcome: 'done', reference: '' };

/** A refund that is reserved and waits for its result. */
interface OpenRefund {
  /** Id of its payment record. */
  readonly id: number;
  readonly orderId: number;
  readonly cents: number;
  readonly actor: string;
}

async function openRefund(
  transaction: ShopDatabase,
  order: OrderRow,
  wish: RequestedRefund,
  language: Language,
): Promise<OpenRefund> {
  const locked = await lockOrder(transaction, { id: order.id, version: wish.version });
  const priced = await priceRefund(transaction, locked, wish.refunded, language);
  const isLeft = await addRefunded(transaction, locked.id, priced.cents);
  if (!isLeft) throw brokenRule(language, typeof wish.refunded === 'number' ? 'amount' : 'lines', 'refundTooMuch');
  const { note, actor } = wish;
  const { lines, ...amounts } = priced;
  const id = await recordPayment(transaction, order, { kind: 'refund', status: 'pending', ...amounts, note, actor });
  await insertRefundLines(transaction, id, lines);
  return { id, orderId: order.id, cents: priced.cents, actor };
}

/** The amounts of a refund of a part of an order; nothing is refunded. */
export async function priceRefund(
  db: ShopDatabase,
  order: OrderRow,
  refunded: RequestedRefund['refunded'],
  language: Language,
): Promise<PricedParts> {
  if (typeof refunded === 'number') return { cents: refunded, shippingCents: 0, feeCents: 0, lines: [] };
  return priceParts(await loadRefundableOrder(db, order), refunded, language);
}

/** Settles a pending refund with the provider's result; a repeated result changes nothing. */
async function closeRefund(
  transaction: ShopDatabase,
  { id, orderId, cents, actor }: OpenRefund,
  { outcome, reference }: PaymentResult,
): Promise<void> {
  const isFirst = await settlePayment(transaction, id, outcome === 'refused' ? 'failed' : 'done', reference);
  if (!isFirst) return;
  if (outcome === 'refused') return void (await addRefunded(transaction, orderId, -cents));
  await restockRefund(transaction, { paymentId: id, orderId, actor });
  await stepAfterRefund(transaction, await getOrderById(transaction, orderId), actor);
}

/** The state in which the refunded amount leaves the payment. */
export async function stepAfterRefund(transaction: ShopDatabase, order: OrderRow, actor: string): Promise<void> {
  const to = order.refunded_cents >= order.paid_cents ? 'refunded' : 'part_refunded';
  if (to === 'refunded') await settleRefundsDue(transaction, order.id);
  if (isAllowed(order, { axis: 'payment', to })) await takeStep(transaction, order, { axis: 'payment', to, actor });
}
