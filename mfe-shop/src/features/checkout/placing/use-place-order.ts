import type { Quote } from '@fakos/contracts/cart/contract';
import { type ApiFailure, isApiFailure } from '@fakos/shared-kit/api';
import { useCreateOrderMutation } from '@fakos/shared-kit/api/orders/hooks';
import { useRef, useState } from 'react';
import { type Attempt, createAttempt, getEarlierAttempt, getUnconfirmedAttempt, storedAttempt } from './attempt.ts';
import type { OrderRequest } from './order-request.ts';

/** A placed order; `payment_url` is the payment page of providers that have one. */
export interface PlacedOrder {
  readonly number: string;
  readonly token: string;
  readonly payment_url?: string | undefined;
}

/** Why the server refused an order, and the quote that the customer had agreed to. */
export interface Refusal {
  readonly failure: ApiFailure;
  readonly agreedQuote: Quote | undefined;
}

interface PlacedWith {
  readonly order: OrderRequest;
  /** It had arrived before the customer changed and resent it. */
  readonly isEarlier: boolean;
}

/**
 * Sends orders, one at a time. An order without a response can be resent unchanged or changed. If the server has received
 * it after all, it refuses the changed one, and the earlier one is resent to get its response.
 */
export function usePlaceOrder(onPlaced: (placed: PlacedOrder, sent: PlacedWith) => void) {
  const [createOrder] = useCreateOrderMutation();
  // A ref, because a second click can come before the next render.
  const isRunning = useRef(false);
  const agreedQuote = useRef<Quote>(undefined);
  const [isPlacing, setPlacing] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState(getUnconfirmedAttempt);
  const [refusal, setRefusal] = useState<Refusal>();

  async function send(attempt: Attempt) {
    if (isRunning.current) return;
    isRunning.current = true;
    setPlacing(true);
    setRefusal(undefined);
    await sendNext(attempt, false);
    isRunning.current = false;
    setPlacing(false);
  }

  async function sendNext(attempt: Attempt, isEarlier: boolean): Promise<void> {
    storedAttempt.write(attempt);
    const order = JSON.parse(attempt.content) as OrderRequest;
    const { data, error } = await createOrder({ key: attempt.key, order });
    if (data) {
      onPlaced(data.data, { order, isEarlier });
      return;
    }
    const failure: ApiFailure = isApiFailure(error) ? error : { code: 'INTERNAL', status: 0 };
    if (isUnconfirmed(failure)) {
      setUnconfirmed(attempt);
      return;
    }
    const wasKeyUsed = failure.code === 'IDEMPOTENCY_REUSED';
    const earlier = getEarlierAttempt(attempt);
    if (wasKeyUsed && earlier) return sendNext(earlier, true);
    // The server stores this key with another order, so the next attempt needs a new one.
    if (wasKeyUsed) storedAttempt.reset();
    else storedAttempt.write(earlier ?? { ...attempt, isOpen: false });
    setUnconfirmed(earlier);
    setRefusal({ failure, agreedQuote: agreedQuote.current });
  }

  return {
    place: (order: OrderRequest, quote: Quote) => {
      agreedQuote.current = quote;
      return send(createAttempt(order));
    },
    /** Sends the unconfirmed order again. */
    resend: () => unconfirmed && void send(unconfirmed),
    isPlacing,
    unconfirmed,
    refusal,
  };
}

/** See {@link usePlaceOrder}. */
export type OrderPlacement = ReturnType<typeof usePlaceOrder>;

const FIRST_SERVER_ERROR = 500;

/** True if the server may have received the order: the response was lost, or a proxy failed. */
function isUnconfirmed({ status }: ApiFailure): boolean {
  return status === 0 || status >= FIRST_SERVER_ERROR;
}
