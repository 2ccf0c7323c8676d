import { isExceptedFromWithdrawal } from '@fakos/contracts/line-configuration/rules';
import { orderTransitions } from '@fakos/contracts/orders/contract';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { getStoredConfiguration } from '../configurations/kinds.ts';
import { withdrawalEnd } from '../withdrawals/withdrawal-period.ts';
import type { WholeOrder } from './order-response.ts';

/** True while a buyer may cancel: nothing has left the shop, and the order is not finished. */
export function canCancel(order: Pick<OrderRow, 'status' | 'fulfilment_status'>): boolean {
  const next: readonly string[] = orderTransitions.order[order.status];
  return next.includes('cancelled') && ['unfulfilled', 'ready_pickup'].includes(order.fulfilment_status);
}

/** The end of the withdrawal period; not known before delivery. */
export function withdrawUntil({ events }: Pick<WholeOrder, 'events'>): string | undefined {
  const delivery = events.findLast(({ axis, to_state: to }) => axis === 'fulfilment' && to === 'delivered');
  return delivery && withdrawalEnd(delivery.at);
}

/** The number of pieces per line that can still be withdrawn from, by line position; none of goods without that right. */
export function piecesLeft({ lines, withdrawals }: Pick<WholeOrder, 'lines' | 'withdrawals'>): Map<number, number> {
  const left = new Map(
    lines.map((line) => [line.position, isExceptedFromWithdrawal(getStoredConfiguration(line)) ? 0 : line.quantity]),
  );
  for (const { status, lines: gone } of withdrawals) {
    if (status === 'refused') continue;
    for (const { position, quantity } of gone) left.set(position, (left.get(position) ?? 0) - quantity);
  }
  return left;
}

/** Actions that a buyer may still take on an order. */
export function getBuyerRights(whole: WholeOrder, now = new Date()) {
  const cancel = canCancel(whole.row);
  const until = withdrawUntil(whole);
  const isInTime = until === undefined || until > now.toISOString();
  const hasPieces = [...piecesLeft(whole).values()].some((pieces) => pieces > 0);
  const withdraw = whole.row.status !== 'cancelled' && !cancel && isInTime && hasPieces;
  return { cancel, withdraw, ...(until !== undefined && { withdraw_until: until }) };
}
