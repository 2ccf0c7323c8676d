import { type ApiFailure, isApiFailure } from '@fakos/shared-kit/api';
import { useCreateOrderMutation } from '@fakos/shared-kit/api/orders/hooks';
import { nanoid, useDispatch, useSelector } from '@fakos/shared-kit/state';
import { useState } from 'react';
import { attempted, selectAttempt } from './checkout.slice.ts';
import type { OrderRequest } from './order-of.ts';

/** Number and token of an order that the server took. */
export interface PlacedOrder {
  readonly number: string;
  readonly token: string;
}

/** Sends an order; the same order always with the same key, so that a retry can never buy twice. */
export function usePlaceOrder(onPlaced: (order: PlacedOrder) => void) {
  const dispatch = useDispatch();
  const attempt = useSelector(selectAttempt);
  const [createOrder, { isLoading }] = useCreateOrderMutation();
  const [failure, setFailure] = useState<ApiFailure>();

  async function place(order: OrderRequest) {
    const content = JSON.stringify(order);
    const key = attempt?.content === content ? attempt.key : nanoid();
    dispatch(attempted({ content, key }));
    setFailure(undefined);
    const { data, error } = await createOrder({ key, order });
    if (data) {
      onPlaced(data.data);
      return;
    }
    const named = isApiFailure(error) ? error : ({ code: 'INTERNAL', status: 0 } as const);
    // The server knows this key with another order: the next try must not meet it again.
    if (named.code === 'IDEMPOTENCY_REUSED') dispatch(attempted(null));
    setFailure(named);
  }

  return { place, isPlacing: isLoading, failure };
}
