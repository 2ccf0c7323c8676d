import { type ApiFailure, isApiFailure } from '@fakos/shared-kit/api';
import type { Quote } from '@fakos/shared-kit/api/cart/contract';
import { useCreateOrderMutation } from '@fakos/shared-kit/api/orders/hooks';
import { useRef, useState } from 'react';
import { type Attempt, attemptFor, keptAttempt, openAttempt } from './attempt.ts';
import type { OrderRequest } from './order-of.ts';

/** An order that the server took; `payment_url` is where the buyer goes on to pay, for providers that ask them there. */
export interface PlacedOrder {
  readonly number: string;
  readonly token: string;
  readonly payment_url?: string | undefined;
}

/** Why the server took no order, and what stood beside the button when it was sent. */
export interface Refusal {
  readonly failure: ApiFailure;
  readonly agreed: Quote | undefined;
}

/** Sends orders, one at a time. What got no answer is sent again as it was, whatever happened to the cart meanwhile. */
export function usePlaceOrder(onPlaced: (placed: PlacedOrder, order: OrderRequest) => void) {
  const [createOrder] = useCreateOrderMutation();
  // A second click arrives before the first is drawn.
  const isRunning = useRef(false);
  const agreed = useRef<Quote>(undefined);
  const [isPlacing, setPlacing] = useState(false);
  const [unanswered, setUnanswered] = useState(openAttempt);
  const [refusal, setRefusal] = useState<Refusal>();

  async function send(attempt: Attempt) {
    if (isRunning.current) return;
    isRunning.current = true;
    setPlacing(true);
    keptAttempt.write(attempt);
    const order = JSON.parse(attempt.content) as OrderRequest;
    const { data, error } = await createOrder({ key: attempt.key, order });
    isRunning.current = false;
    setPlacing(false);
    if (data) {
      onPlaced(data.data, order);
      return;
    }
    const failure: ApiFailure = isApiFailure(error) ? error : { code: 'INTERNAL', status: 0 };
    if (isUnanswered(failure)) {
      setUnanswered(attempt);
      return;
    }
    // The server knows a refused key with another order: the next try must not meet it again.
    if (failure.code === 'IDEMPOTENCY_REUSED') keptAttempt.forget();
    else keptAttempt.write({ ...attempt, isOpen: false });
    setUnanswered(undefined);
    setRefusal({ failure, agreed: agreed.current });
  }

  return {
    place: (order: OrderRequest, quote: Quote) => {
      agreed.current = quote;
      return send(attemptFor(order));
    },
    /** Sends again what got no answer. */
    resend: () => unanswered && void send(unanswered),
    isPlacing,
    unanswered,
    refusal,
  };
}

/** See {@link usePlaceOrder}. */
export type Placing = ReturnType<typeof usePlaceOrder>;

const FIRST_SERVER_FAULT = 500;

/** The order may have arrived: the answer was lost, or somebody on the way gave up. */
function isUnanswered({ status }: ApiFailure): boolean {
  return status === 0 || status >= FIRST_SERVER_FAULT;
}
