import type { Order } from '@fakos/contracts/orders/contract';
import { createLazy, useLazy } from '@fakos/shared-kit/lazy';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import type { OrderKey } from '../order-key.ts';

// A separate chunk: the actions are at the end of the page.
const orderActions = createLazy(() =>
  import(/* webpackChunkName: "order-actions" */ './order-actions.tsx').then((module) => module.OrderActions),
);

/** Loads {@link OrderActions} after the order. */
export function LazyOrderActions(props: { order: Order; orderKey: OrderKey }) {
  const { code: OrderActions } = useLazy(orderActions, 'now');
  return OrderActions ? <OrderActions {...props} /> : <Skeleton variant="box" height="5rem" />;
}
