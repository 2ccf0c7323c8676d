import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Text, Timeline } from '@mantine/core';
import { useStatusText } from '../../../framework/order-status.tsx';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';

type OrderEvent = AdminOrder['events'][number];

/** All status changes with their authors, newest first. */
export function OrderHistory({ events }: { events: readonly OrderEvent[] }) {
  const text = useText();
  const statusText = useStatusText();
  const newestFirst = [...events].sort((one, other) => other.at.localeCompare(one.at));
  return (
    <Section title={text('orders.history')}>
      <Timeline active={newestFirst.length} bulletSize={14} lineWidth={2} role="list">
        {newestFirst.map((event) => (
          <Timeline.Item
            key={`${event.at} ${event.axis} ${event.to}`}
            role="listitem"
            title={`${text(`axis.${event.axis}`)}: ${statusText(event.axis, event.to)}`}
          >
            <EventLines event={event} />
          </Timeline.Item>
        ))}
      </Timeline>
    </Section>
  );
}

function EventLines({ event }: { event: OrderEvent }) {
  const text = useText();
  const format = useFormat();
  const statusText = useStatusText();
  const actor =
    event.actor === 'customer' || event.actor === 'system' ? text(`orders.actor.${event.actor}`) : event.actor;
  return (
    <>
      {event.from && (
        <Text size="sm" c="dimmed">
          {text('orders.historyFrom', { from: statusText(event.axis, event.from) })}
        </Text>
      )}
      <Text size="sm" c="dimmed">{`${format.dateTime(event.at)}, ${text('orders.historyActor', { actor })}`}</Text>
    </>
  );
}
