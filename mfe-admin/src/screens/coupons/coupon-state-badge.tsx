import type { CouponState } from '@fakos/contracts/coupons/fields';
import { AdminBadge, type AdminBadgeProps } from '../../framework/admin-badge.tsx';
import { useText } from '../../text.ts';

const tones: Readonly<Record<CouponState, AdminBadgeProps['tone']>> = {
  active: 'success',
  planned: 'info',
  ended: 'neutral',
  used_up: 'warning',
  inactive: 'neutral',
};

/** Whether a coupon can be used now, as a badge. */
export function CouponStateBadge({ state }: { state: CouponState }) {
  const text = useText();
  return <AdminBadge tone={tones[state]}>{text(`coupons.states.${state}`)}</AdminBadge>;
}
