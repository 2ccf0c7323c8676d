import type { AccountEvent, AdminUserDetail } from '@fakos/contracts/admin-users/contract';
import { type Role, roles } from '@fakos/contracts/roles';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Text, Timeline } from '@mantine/core';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';

/** Changes of an account by staff, newest first, with their e-mail addresses. */
export function UserHistory({ user }: { user: AdminUserDetail }) {
  const text = useText();
  const { events } = user;
  return (
    <Section title={text('users.history')}>
      {events.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text('users.noHistory')}
        </Text>
      ) : (
        <Timeline active={events.length} bulletSize={14} lineWidth={2} role="list">
          {events.map((event) => (
            <HistoryItem key={`${event.at} ${event.kind}`} event={event} />
          ))}
        </Timeline>
      )}
    </Section>
  );
}

function HistoryItem({ event }: { event: AccountEvent }) {
  const text = useText();
  const format = useFormat();
  const { kind, detail, actor, at } = event;
  const role = roles.find((known): known is Role => known === detail);
  const title = text(`users.events.${kind}`);
  return (
    <Timeline.Item role="listitem" title={role ? `${title}: ${text(`users.roles.${role}`)}` : title}>
      <Text size="sm" c="dimmed">{`${format.dateTime(at)}, ${text('users.historyActor', { actor })}`}</Text>
    </Timeline.Item>
  );
}
