import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import type { EmailKind } from '@fakos/contracts/emails/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Group, List, Text } from '@mantine/core';
import { AdminBadge } from '../../../framework/admin-badge.tsx';
import { Section } from '../../../framework/section.tsx';
import { type AdminTextKey, useText } from '../../../text.ts';

type OrderEmail = NonNullable<AdminOrder['emails']>[number];
type OrderEmailKind = Extract<EmailKind, `order${string}`>;

const tones = { waiting: 'warning', sent: 'success', failed: 'danger' } as const;

/** The e-mails about an order with their state, newest first. */
export function OrderEmails({ order }: { order: AdminOrder }) {
  const text = useText();
  const emails = [...(order.emails ?? [])].reverse();
  return (
    <Section title={text('orders.emails.title')}>
      {emails.length === 0 && (
        <Text size="sm" c="dimmed">
          {text('orders.emails.none')}
        </Text>
      )}
      <List size="sm" spacing="xs" listStyleType="none">
        {emails.map((email) => (
          <List.Item key={email.id}>
            <Email email={email} />
          </List.Item>
        ))}
      </List>
    </Section>
  );
}

function Email({ email }: { email: OrderEmail }) {
  const text = useText();
  const format = useFormat();
  const kind = text(`orders.emails.kind.${email.kind as OrderEmailKind}` satisfies AdminTextKey);
  return (
    <>
      <Group gap="xs">
        <Text size="sm">{kind}</Text>
        <AdminBadge tone={tones[email.status]}>{text(`orders.emails.status.${email.status}`)}</AdminBadge>
      </Group>
      <Text size="sm" c="dimmed">{`${email.recipient}, ${format.dateTime(email.sent_at ?? email.created_at)}`}</Text>
      {email.last_error && (
        <Text size="sm" c="red">
          {email.last_error}
        </Text>
      )}
    </>
  );
}
