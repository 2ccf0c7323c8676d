import type { Order } from '@fakos/shared-kit/api/orders/contract';
import { useDeferred } from '@fakos/shared-kit/ui/deferred';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import type { OrderKey } from './order-key.ts';

// They stand below everything that there is to read.
const loadActions = () =>
  import(/* webpackChunkName: "order-actions" */ './order-actions.tsx').then((module) => module.OrderActions);

/** What its buyer may still do with an order, in code that comes after the order. */
export function LateOrderActions(props: { order: Order; orderKey: OrderKey }) {
  const OrderActions = useDeferred(loadActions, true);
  return OrderActions ? <OrderActions {...props} /> : <Skeleton variant="box" height="5rem" />;
}
