import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Text, Timeline } from '@mantine/core';
import { useStatusText } from '../../../framework/order-status.tsx';
import { Section } from '../../../framework/section.tsx';
import { type AdminTextKey, useText } from '../../../text.ts';
import { useActorName } from './use-actor-name.ts';

type EditedField = Extract<AdminTextKey, `orders.edit.fields.${string}`>;

interface Entry {
  readonly key: string;
  readonly at: string;
  readonly actor: string;
  readonly title: string;
  readonly details: readonly string[];
}

/** All changes of the order with their authors, newest first: statuses, and recipient and address. */
export function OrderHistory({ order }: { order: AdminOrder }) {
  const text = useText();
  const format = useFormat();
  const actorName = useActorName();
  const entries = useEntries(order);
  return (
    <Section title={text('orders.history')}>
      <Timeline active={entries.length} bulletSize={14} lineWidth={2} role="list">
        {entries.map(({ key, at, actor, title, details }) => (
          <Timeline.Item key={key} role="listitem" title={title}>
            {details.map((detail) => (
              <Text key={detail} size="sm" c="dimmed">
                {detail}
              </Text>
            ))}
            <Text size="sm" c="dimmed">{`${format.dateTime(at)}, ${actorName(actor)}`}</Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </Section>
  );
}

function useEntries({ events, edits = [] }: AdminOrder): readonly Entry[] {
  const text = useText();
  const statusText = useStatusText();
  const statusChanges = events.map(({ axis, from, to, at, actor }) => ({
    key: `${at} ${axis} ${to}`,
    at,
    actor,
    title: `${text(`axis.${axis}`)}: ${statusText(axis, to)}`,
    details: from ? [text('orders.historyFrom', { from: statusText(axis, from) })] : [],
  }));
  const edited = edits.map(({ at, actor, changes }) => ({
    key: `${at} edit`,
    at,
    actor,
    title: text('orders.edit.done'),
    details: changes.map(({ field, from, to }) => {
      const name = text(`orders.edit.fields.${field}` as EditedField);
      return `${name}: ${text('orders.edit.change', { from, to })}`;
    }),
  }));
  return [...statusChanges, ...edited].sort((one, other) => other.at.localeCompare(one.at));
}
