import type { ContactStatus } from '@fakos/contracts/contact/contract';
import { AdminBadge, type AdminBadgeProps } from '../../framework/admin-badge.tsx';
import { useText } from '../../text.ts';

const tones: Readonly<Record<ContactStatus, AdminBadgeProps['tone']>> = {
  new: 'warning',
  read: 'info',
  replied: 'success',
  archived: 'neutral',
  spam: 'danger',
};

/** All statuses of messages. */
export const messageStatuses = Object.keys(tones) as readonly ContactStatus[];

/** Status of a message as a badge. */
export function MessageStatus({ status }: { status: ContactStatus }) {
  const text = useText();
  return <AdminBadge tone={tones[status]}>{text(`messages.statuses.${status}`)}</AdminBadge>;
}
