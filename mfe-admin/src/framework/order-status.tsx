import { type OrderAxis, transitions } from '@fakos/shared-kit/api/orders/contract';
import { useCallback } from 'react';
import { type AdminTextKey, useText } from '../text.ts';
import { Mark, type MarkProps } from './mark.tsx';

type StatusKey = Extract<AdminTextKey, `status.${string}`>;

const tones: Readonly<Record<string, MarkProps['tone']>> = {
  pending: 'warning',
  awaiting: 'warning',
  unfulfilled: 'neutral',
  completed: 'success',
  paid: 'success',
  delivered: 'success',
  cancelled: 'danger',
  failed: 'danger',
};

/** Names a status of one of an order's three axes; one that this version does not know stays as it is. */
export function useStatusText(): (axis: OrderAxis, status: string) => string {
  const text = useText();
  return useCallback(
    (axis, status) => (status in transitions[axis] ? text(`status.${axis}.${status}` as StatusKey) : status),
    [text],
  );
}

/** A status as a coloured mark. */
export function StatusBadge({ axis = 'order', status }: { axis?: OrderAxis; status: string }) {
  const statusText = useStatusText();
  return <Mark tone={tones[status] ?? 'info'}>{statusText(axis, status)}</Mark>;
}
