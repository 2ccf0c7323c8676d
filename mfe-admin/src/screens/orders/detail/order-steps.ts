import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { type OrderAxis, orderTransitions } from '@fakos/contracts/orders/contract';

type Statuses = Pick<AdminOrder, 'status' | 'payment_status' | 'fulfilment_status'>;

/** The axes in the order in which staff process them. */
export const axes = ['order', 'payment', 'fulfilment'] as const satisfies readonly OrderAxis[];

/** Delivery steps, which the server rejects for a cancelled order. */
const deliverySteps = ['ready_pickup', 'shipped'];

/** An order's status on an axis. */
export function getStatus(order: Statuses, axis: OrderAxis): string {
  return { order: order.status, payment: order.payment_status, fulfilment: order.fulfilment_status }[axis];
}

/** The allowed next statuses on an axis. */
export function listNextSteps(order: Statuses, axis: OrderAxis): readonly string[] {
  const table: Readonly<Record<string, readonly string[]>> = orderTransitions[axis];
  const next = table[getStatus(order, axis)] ?? [];
  return order.status === 'cancelled' ? next.filter((step) => !deliverySteps.includes(step)) : next;
}
