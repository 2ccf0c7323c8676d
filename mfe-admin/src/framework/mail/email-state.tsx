import type { EmailStatus, RelatedEmail } from '@fakos/contracts/emails/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Group, Text } from '@mantine/core';
import { useText } from '../../text.ts';
import { AdminBadge, type AdminBadgeProps } from '../admin-badge.tsx';

const tones: Readonly<Record<EmailStatus, AdminBadgeProps['tone']>> = {
  waiting: 'warning',
  sent: 'success',
  failed: 'danger',
};

/** Whether an e-mail was sent, waits or failed, and why. */
export function EmailState({ email }: { email: Pick<RelatedEmail, 'status' | 'sent_at' | 'last_error'> }) {
  const text = useText();
  const format = useFormat();
  const { status, sent_at: sentAt, last_error: error } = email;
  return (
    <>
      <Group gap="xs" my={4}>
        <AdminBadge tone={tones[status]}>{text(`mail.status.${status}`)}</AdminBadge>
        {sentAt && (
          <Text size="sm" c="dimmed">
            {format.dateTime(sentAt)}
          </Text>
        )}
      </Group>
      {status !== 'sent' && error && <Text size="sm">{text('mail.error', { error })}</Text>}
    </>
  );
}
