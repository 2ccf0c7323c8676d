import type { AdminOrder } from '@fakos/shared-kit/api/admin-orders/contract';
import { type OrderAxis, transitions } from '@fakos/shared-kit/api/orders/contract';

type Statuses = Pick<AdminOrder, 'status' | 'payment_status' | 'fulfilment_status'>;

/** The axes in the order that staff work through them. */
export const axes = ['order', 'payment', 'fulfilment'] as const satisfies readonly OrderAxis[];

/** Ways of handing goods over, which the server refuses for a cancelled order. */
const handingOver = ['ready_pickup', 'shipped'];

/** Where an order stands on an axis. */
export function statusOf(order: Statuses, axis: OrderAxis): string {
  return { order: order.status, payment: order.payment_status, fulfilment: order.fulfilment_status }[axis];
}

/** The steps that may follow on an axis. */
export function nextSteps(order: Statuses, axis: OrderAxis): readonly string[] {
  const table: Readonly<Record<string, readonly string[]>> = transitions[axis];
  const next = table[statusOf(order, axis)] ?? [];
  return order.status === 'cancelled' ? next.filter((step) => !handingOver.includes(step)) : next;
}
