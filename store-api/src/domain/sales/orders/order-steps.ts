import { type OrderAxis, orderTransitions } from '@fakos/contracts/orders/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { Failure } from '../../../errors/failure.ts';
import { type Language, translate } from '../../../text/translate.ts';
import { inviteToReview } from '../../reviews/invite-to-review.ts';
import { releaseUse } from '../coupons/coupons.repo.ts';
import { settleMoney } from '../payments/settle-payment.ts';
import { queueOrderChange } from './queue-order-email.ts';
import { commitStock, releaseStock } from './stock.ts';

const columns = { order: 'status', payment: 'payment_status', fulfilment: 'fulfilment_status' } as const;

/** A requested status change. */
export interface Step {
  readonly axis: OrderAxis;
  readonly to: string;
  readonly actor: string;
}

/** True if the contract's table allows the step from the state in which the order is. */
export function isAllowed(order: OrderRow, { axis, to }: Pick<Step, 'axis' | 'to'>): boolean {
  const table: Readonly<Record<string, readonly string[]>> = orderTransitions[axis];
  const isSendingCancelled = order.status === 'cancelled' && ['ready_pickup', 'shipped'].includes(to);
  return (table[order[columns[axis]]]?.includes(to) ?? false) && !isSendingCancelled;
}

/** Fails with ILLEGAL_TRANSITION unless the step is allowed. */
export function checkStep(order: OrderRow, step: Pick<Step, 'axis' | 'to'>, language: Language): void {
  if (isAllowed(order, step)) return;
  const name = (state: string) => {
    const key = `states.${step.axis}.${state}`;
    const text = translate(language, key);
    return text === key ? state : text;
  };
  throw new Failure('ILLEGAL_TRANSITION', { params: { from: name(order[columns[step.axis]]), to: name(step.to) } });
}

/**
 * Applies a checked step inside a transaction: state, event, and the effects on stock, coupon and money. Returns the
 * updated order; STALE_VERSION if another user changed it first.
 */
export async function takeStep(transaction: ShopDatabase, order: OrderRow, step: Step): Promise<OrderRow> {
  const after = await changeState(transaction, order, step);
  await queueOrderChange(transaction, after, step);
  if (step.axis === 'order' && step.to === 'cancelled') {
    // Orders take their coupon before their goods; releasing in the same order prevents deadlocks.
    await releaseUse(transaction, order.id);
    await releaseStock(transaction, after, step.actor);
  }
  if (step.axis === 'fulfilment' && step.to === 'delivered') await inviteToReview(transaction, after);
  if (isTakenOn(step)) await commitStock(transaction, order.id);
  const money = await settleMoney(transaction, order, step);
  return money === undefined ? after : takeStep(transaction, after, { axis: 'payment', to: money, actor: step.actor });
}

/**
 * True if goods no longer wait for the payment: it was received, or staff accepted the order without it. From then on
 * they are sold until the order is cancelled.
 */
function isTakenOn({ axis, to }: Step): boolean {
  return axis === 'fulfilment' || to === 'paid' || to === 'confirmed';
}

async function changeState(transaction: ShopDatabase, order: OrderRow, step: Step): Promise<OrderRow> {
  const column = columns[step.axis];
  const after = await transaction
    .updateTable('orders')
    .set((eb) => ({ [column]: step.to, version: eb('version', '+', 1) }))
    .where('id', '=', order.id)
    .where('version', '=', order.version)
    .returningAll()
    .executeTakeFirst();
  if (!after) throw new Failure('STALE_VERSION');
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
  return after;
}
