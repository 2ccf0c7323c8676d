import type { Order } from '@fakos/contracts/orders/contract';
import type { OrderAxis } from '@fakos/contracts/orders/rules';
import type { OrderText } from '../../translations/order-text.ts';

/** The states of an order. A cancelled one awaits neither payment nor delivery. */
export function listOrderStates(order: Order): readonly { axis: OrderAxis; state: string }[] {
  const isCancelled = order.status === 'cancelled';
  const awaitsPayment = order.payment_status === 'awaiting';
  const awaitsDelivery = order.fulfilment_status === 'unfulfilled';
  return [
    { axis: 'order', state: order.status },
    ...(isCancelled && awaitsPayment ? [] : [{ axis: 'payment', state: order.payment_status } as const]),
    ...(isCancelled && awaitsDelivery ? [] : [{ axis: 'fulfilment', state: order.fulfilment_status } as const]),
  ];
}

/** Payment states of orders for which no money was received. */
const UNPAID_STATES: readonly Order['payment_status'][] = ['awaiting', 'failed'];

/** Whether nothing of the order has been paid. */
export function isUnpaid({ payment_status: state }: Order): boolean {
  return UNPAID_STATES.includes(state);
}

/** The translated name of a state. Events store states as plain strings; the axis determines their type. */
export function formatOrderState(text: OrderText, axis: OrderAxis, state: string): string {
  if (axis === 'order') return text(`status.order.${state as Order['status']}`);
  if (axis === 'payment') return text(`status.payment.${state as Order['payment_status']}`);
  return text(`status.fulfilment.${state as Order['fulfilment_status']}`);
}
