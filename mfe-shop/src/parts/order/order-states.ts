import type { Order, OrderAxis } from '@fakos/contracts/orders/contract';
import type { OrderText } from '../../translations/order-text.ts';

/** The three states of an order. */
export function listOrderStates(order: Order): readonly { axis: OrderAxis; state: string }[] {
  return [
    { axis: 'order', state: order.status },
    { axis: 'payment', state: order.payment_status },
    { axis: 'fulfilment', state: order.fulfilment_status },
  ];
}

/** The translated name of a state. Events store states as plain strings; the axis determines their type. */
export function formatOrderState(text: OrderText, axis: OrderAxis, state: string): string {
  if (axis === 'order') return text(`status.order.${state as Order['status']}`);
  if (axis === 'payment') return text(`status.payment.${state as Order['payment_status']}`);
  return text(`status.fulfilment.${state as Order['fulfilment_status']}`);
}
