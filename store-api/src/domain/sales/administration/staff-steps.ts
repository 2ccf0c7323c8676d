import type { handleWithdrawal, transitionOrder } from '@fakos/contracts/admin-orders/contract';
import { isTransferAwaited } from '@fakos/contracts/admin-orders/rules';
import { withdrawalTransitions } from '@fakos/contracts/orders/contract';
import type { z } from 'zod';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { Failure } from '../../../errors/failure.ts';
import { type Language, translate } from '../../../text/translate.ts';
import { checkStep, takeStep } from '../orders/order-steps.ts';
import { getOrderById } from '../orders/orders.repo.ts';
import { restockWithdrawn } from '../orders/stock.ts';
import type { Providers } from '../payments/provider.ts';
import { capture, getRemoteProvider } from '../payments/remote-payments.ts';
import { changeWithdrawal } from '../withdrawals/withdrawals.repo.ts';
import { findWithdrawal, setShipment } from './admin-orders.repo.ts';

type WithdrawalStep = z.output<typeof handleWithdrawal.body> & { readonly actor: string };
type RequestedStep = z.output<typeof transitionOrder.body> & { readonly actor: string };

/** States that only a remote payment provider can set. */
const PROVIDERS_OWN = ['authorized', 'part_refunded', 'refunded'];

/** Applies a status change requested by staff; money held by a provider is captured or released there. */
export async function transition(
  db: ShopDatabase,
  providers: Providers,
  wanted: RequestedStep,
  language: Language,
): Promise<void> {
  const isCaptured = wanted.axis === 'payment' && (await captureFirst(db, providers, wanted, language));
  if (isCaptured) return;
  await inTransaction(db, async (transaction) => {
    const order = await getOrderById(transaction, wanted.id);
    if (order.version !== wanted.version) throw new Failure('STALE_VERSION');
    checkStep(order, wanted, language);
    checkPaid(order, wanted);
    if (isShipment(wanted)) await setShipment(transaction, order.id, wanted);
    await takeStep(transaction, order, wanted);
  });
}

/** Fails where {@link transition} would, without changing anything; returns the order as it is. */
export async function checkTransition(
  db: ShopDatabase,
  providers: Providers,
  wanted: Omit<RequestedStep, 'actor'>,
  language: Language,
): Promise<OrderRow> {
  const order = await getOrderById(db, wanted.id);
  if (order.version !== wanted.version) throw new Failure('STALE_VERSION');
  checkStep(order, wanted, language);
  checkPaid(order, wanted);
  const isProvidersOwn = wanted.axis === 'payment' && PROVIDERS_OWN.includes(wanted.to);
  if (isProvidersOwn && getRemoteProvider(providers, order) !== null) {
    throw new Failure('CONFLICT', { reason: 'paymentByProvider' });
  }
  return order;
}

type Step = Pick<RequestedStep, 'axis' | 'to' | 'allow_unpaid'>;

function isShipment({ axis, to }: Step): boolean {
  return axis === 'fulfilment' && to === 'shipped';
}

/** CONFLICT for shipping an order whose bank transfer has not arrived, unless staff allow it. */
function checkPaid(order: OrderRow, wanted: Step): void {
  if (!isShipment(wanted) || wanted.allow_unpaid || !isTransferAwaited(order)) return;
  throw new Failure('CONFLICT', { reason: 'orderUnpaid' });
}

/** True if a remote provider handles the money, so that the state follows from the provider's events. */
async function captureFirst(
  db: ShopDatabase,
  providers: Providers,
  wanted: RequestedStep,
  language: Language,
): Promise<boolean> {
  const order = await checkTransition(db, providers, wanted, language);
  const remote = getRemoteProvider(providers, order);
  if (remote === null || wanted.to !== 'paid') return false;
  await capture(db, remote, order, wanted.actor);
  return true;
}

/** Changes the status of a withdrawal inside a transaction and returns the order it belongs to. */
export async function moveWithdrawal(
  transaction: ShopDatabase,
  { id, to, restock, actor }: WithdrawalStep,
  language: Language,
): Promise<number> {
  const row = await findWithdrawal(transaction, id);
  if (!row) throw new Failure('NOT_FOUND');
  const from = row.status;
  const next: readonly string[] = withdrawalTransitions[from];
  if (!next.includes(to)) {
    const name = (state: string) => translate(language, `states.withdrawal.${state}`);
    throw new Failure('ILLEGAL_TRANSITION', { params: { from: name(from), to: name(to) } });
  }
  const isTaken = await changeWithdrawal(transaction, { id, from, to, actor });
  if (!isTaken) throw new Failure('STALE_VERSION');
  if (restock && to === 'goods_returned') {
    await restockWithdrawn(transaction, { withdrawalId: id, orderId: row.order_id, actor });
  }
  return row.order_id;
}
