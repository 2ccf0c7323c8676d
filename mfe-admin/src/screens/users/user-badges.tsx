import { AdminBadge } from '../../framework/admin-badge.tsx';
import { useText } from '../../text.ts';

/** Whether an account is active or disabled. */
export function StateBadge({ isDisabled }: { isDisabled: boolean }) {
  const text = useText();
  return (
    <AdminBadge tone={isDisabled ? 'danger' : 'success'}>
      {text(isDisabled ? 'users.states.disabled' : 'users.states.active')}
    </AdminBadge>
  );
}

/** Whether an account's e-mail address is verified. */
export function VerifiedBadge({ isVerified }: { isVerified: boolean }) {
  const text = useText();
  return (
    <AdminBadge tone={isVerified ? 'success' : 'neutral'}>
      {text(isVerified ? 'users.verified' : 'users.notVerified')}
    </AdminBadge>
  );
}
