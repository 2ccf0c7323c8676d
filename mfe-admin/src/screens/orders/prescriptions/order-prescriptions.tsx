import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { createLazy, useLazy } from '@fakos/shared-kit/lazy';
import { FailureState } from '../../../framework/states/failure-state.tsx';

const desk = createLazy(() =>
  import(/* webpackChunkName: "prescription-desk" */ './prescription-desk.tsx').then(
    (module) => module.PrescriptionDesk,
  ),
);

/** The prescriptions of an order; they load with their texts if the order has lenses. */
export function OrderPrescriptions({ order }: { order: AdminOrder }) {
  const hasLenses = order.lines.some(({ configuration }) => configuration?.kind === 'lenses');
  const { code: Desk, hasFailed, retry } = useLazy(desk, hasLenses ? 'now' : 'never');
  if (!hasLenses) return null;
  if (hasFailed) return <FailureState failure={undefined} onRetry={retry} />;
  return Desk ? <Desk order={order} /> : null;
}
