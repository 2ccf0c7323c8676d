import type { Order } from '@fakos/contracts/orders/contract';
import { useDeferred } from '@fakos/shared-kit/ui/deferred';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import type { OrderKey } from '../order-key.ts';

// A separate chunk: the actions are at the end of the page.
const loadActions = () =>
  import(/* webpackChunkName: "order-actions" */ './order-actions.tsx').then((module) => module.OrderActions);

/** Loads {@link OrderActions} after the order. */
export function LazyOrderActions(props: { order: Order; orderKey: OrderKey }) {
  const OrderActions = useDeferred(loadActions, true);
  return OrderActions ? <OrderActions {...props} /> : <Skeleton variant="box" height="5rem" />;
}
