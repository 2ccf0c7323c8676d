import { type OrderAxis, orderTransitions } from '@fakos/contracts/orders/rules';
import { useCallback } from 'react';
import { type AdminTextKey, useText } from '../text.ts';
import { AdminBadge, type AdminBadgeProps } from './admin-badge.tsx';

type StatusKey = Extract<AdminTextKey, `status.${string}`>;

const tones: Readonly<Record<string, AdminBadgeProps['tone']>> = {
  pending: 'warning',
  awaiting: 'warning',
  unfulfilled: 'neutral',
  completed: 'success',
  paid: 'success',
  delivered: 'success',
  cancelled: 'danger',
  failed: 'danger',
};

/** Translates a status of one of an order's three axes. An unknown status is returned unchanged. */
export function useStatusText(): (axis: OrderAxis, status: string) => string {
  const text = useText();
  return useCallback(
    (axis, status) => (status in orderTransitions[axis] ? text(`status.${axis}.${status}` as StatusKey) : status),
    [text],
  );
}

/** A status as a coloured badge. */
export function StatusBadge({ axis = 'order', status }: { axis?: OrderAxis; status: string }) {
  const statusText = useStatusText();
  return <AdminBadge tone={tones[status] ?? 'info'}>{statusText(axis, status)}</AdminBadge>;
}
