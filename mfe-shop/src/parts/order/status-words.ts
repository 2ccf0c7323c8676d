import type { Order, OrderAxis } from '@fakos/shared-kit/api/orders/contract';
import type { OrderText } from '../../words/order-text.ts';

/** How the three axes of an order are read: where it is on each. */
export function statesOf(order: Order): readonly { axis: OrderAxis; state: string }[] {
  return [
    { axis: 'order', state: order.status },
    { axis: 'payment', state: order.payment_status },
    { axis: 'fulfilment', state: order.fulfilment_status },
  ];
}

/** A state of an axis in words. Events carry their states as plain strings, the axis says of which kind they are. */
export function stateWords(text: OrderText, axis: OrderAxis, state: string): string {
  if (axis === 'order') return text(`status.order.${state as Order['status']}`);
  if (axis === 'payment') return text(`status.payment.${state as Order['payment_status']}`);
  return text(`status.fulfilment.${state as Order['fulfilment_status']}`);
}
