import { isApiFailure } from '@fakos/shared-kit/api';
import type { AdminOrder } from '@fakos/shared-kit/api/admin-orders/contract';
import { useTransitionOrderMutation } from '@fakos/shared-kit/api/admin-orders/hooks';
import type { OrderAxis } from '@fakos/shared-kit/api/orders/contract';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';

/** One step on one axis of an order. */
export interface Step {
  readonly axis: OrderAxis;
  readonly to: string;
}

/** Takes an order's steps with the version that is on screen, so that nobody's change is overwritten unseen. */
export function useOrderSteps(order: Pick<AdminOrder, 'id' | 'version'>) {
  const toasts = useToasts();
  const failureText = useFailureText();
  const [transition, { error, isLoading, originalArgs, reset }] = useTransitionOrderMutation();

  const take = async (step: Step) => {
    const { data } = await transition({ id: order.id, version: order.version, ...step });
    if (data) toasts.done(data.message);
  };
  return {
    take,
    running: isLoading ? originalArgs : undefined,
    failureMessage: error ? failureText(error) : undefined,
    isStale: isApiFailure(error) && error.code === 'STALE_VERSION',
    forget: reset,
  };
}
