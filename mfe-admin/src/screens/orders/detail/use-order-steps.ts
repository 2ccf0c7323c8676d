import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import type { OrderAxis } from '@fakos/contracts/orders/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useTransitionOrderMutation } from '@fakos/shared-kit/api/admin-orders/hooks';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';

/** A status change on one axis of an order. */
export interface Step {
  readonly axis: OrderAxis;
  readonly to: string;
}

/** Changes an order's statuses with the displayed version, so that changes of other users are never overwritten. */
export function useOrderSteps(order: Pick<AdminOrder, 'id' | 'version'>) {
  const toasts = useToasts();
  const failureText = useFailureText();
  const [transition, { error, isLoading, originalArgs, reset }] = useTransitionOrderMutation();

  const takeStep = async (step: Step) => {
    const { data } = await transition({ id: order.id, version: order.version, ...step });
    if (data) toasts.showSuccess(data.message);
  };
  return {
    takeStep,
    runningStep: isLoading ? originalArgs : undefined,
    failureMessage: error ? failureText(error) : undefined,
    isStale: isApiFailure(error) && error.code === 'STALE_VERSION',
    resetError: reset,
  };
}
