import type { BookingStatus } from '@fakos/contracts/bookings/contract';
import { AdminBadge, type AdminBadgeProps } from '../../framework/admin-badge.tsx';
import { useText } from '../../text.ts';

const tones: Readonly<Record<BookingStatus, AdminBadgeProps['tone']>> = {
  requested: 'warning',
  confirmed: 'info',
  completed: 'success',
  no_show: 'danger',
  cancelled: 'neutral',
};

/** All statuses of appointments. */
export const appointmentStatuses = Object.keys(tones) as readonly BookingStatus[];

/** Status of an appointment as a badge. */
export function AppointmentStatus({ status }: { status: BookingStatus }) {
  const text = useText();
  return <AdminBadge tone={tones[status]}>{text(`appointments.statuses.${status}`)}</AdminBadge>;
}
