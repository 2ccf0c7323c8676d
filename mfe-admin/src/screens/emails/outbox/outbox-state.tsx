import type { EmailSummary } from '@fakos/contracts/emails/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Text } from '@mantine/core';
import { EmailState } from '../../../framework/mail/email-state.tsx';
import { useText } from '../../../text.ts';

/** State of an e-mail of the outbox: why it failed, how often it was tried and when it is tried next. */
export function OutboxState({ email }: { email: EmailSummary }) {
  const text = useText();
  const format = useFormat();
  const { attempts, next_attempt_at: nextAt, status } = email;
  return (
    <div>
      <EmailState email={email} />
      {status !== 'sent' && attempts > 0 && (
        <Text size="sm" c="dimmed">
          {text('emails.attempts', { count: attempts })}
        </Text>
      )}
      {attempts > 0 && nextAt !== null && (
        <Text size="sm" c="dimmed">
          {text('emails.nextAttempt', { at: format.dateTime(nextAt) })}
        </Text>
      )}
    </div>
  );
}
