import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { type OrderAxis, orderTransitions } from '@fakos/contracts/orders/rules';

/** A status change on one axis of an order. */
export interface Step {
  readonly axis: OrderAxis;
  readonly to: string;
}

type Statuses = Pick<AdminOrder, 'status' | 'payment_status' | 'fulfilment_status' | 'shipping_method'>;

/** The axes in the order in which staff process them. */
export const axes = ['order', 'payment', 'fulfilment'] as const satisfies readonly OrderAxis[];

/** Delivery steps, which the server rejects for a cancelled order. */
const deliverySteps = ['ready_pickup', 'shipped'];
/** Statuses that a refund sets, which has a dialog of its own for its amount. */
const refundSteps = ['part_refunded', 'refunded'];

/** An order's status on an axis. */
export function getStatus(order: Statuses, axis: OrderAxis): string {
  return { order: order.status, payment: order.payment_status, fulfilment: order.fulfilment_status }[axis];
}

/** The allowed next statuses on an axis, refunds excepted; of shipping and pickup, the chosen one comes first. */
export function listNextSteps(order: Statuses, axis: OrderAxis): readonly string[] {
  const table: Readonly<Record<string, readonly string[]>> = orderTransitions[axis];
  const next = (table[getStatus(order, axis)] ?? []).filter((step) => !refundSteps.includes(step));
  if (order.status === 'cancelled') return next.filter((step) => !deliverySteps.includes(step));
  return order.shipping_method === 'courier' && next.includes('shipped')
    ? ['shipped', ...next.filter((step) => step !== 'shipped')]
    : next;
}

/** Whether a step is allowed now. */
export function isStepAllowed(order: Statuses, { axis, to }: Step): boolean {
  return listNextSteps(order, axis).includes(to);
}

/** The step that the order's queue waits for, if it is a status change; see `getOrderQueue` of the contract. */
export function getSuggestedStep(order: AdminOrder): Step | undefined {
  const suggested: Partial<Record<NonNullable<AdminOrder['next']>, Step>> = {
    confirm: { axis: 'order', to: 'confirmed' },
    collect_payment: { axis: 'payment', to: 'paid' },
    ship: { axis: 'fulfilment', to: order.shipping_method === 'pickup' ? 'ready_pickup' : 'shipped' },
    deliver: { axis: 'fulfilment', to: 'delivered' },
  };
  const step = order.next ? suggested[order.next] : undefined;
  return step && isStepAllowed(order, step) ? step : undefined;
}
