import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Group, List, Text } from '@mantine/core';
import { StatusBadge } from '../../../framework/order-status.tsx';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';

/** The customer's newest other orders, with a link to all of them. */
export function OtherOrders({ order }: { order: AdminOrder }) {
  const text = useText();
  const format = useFormat();
  const others = order.other_orders ?? [];
  return (
    <Section title={text('orders.others.title')}>
      {others.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text('orders.others.none')}
        </Text>
      ) : (
        <>
          <List size="sm" spacing="xs" listStyleType="none" mb="sm">
            {others.map((other) => (
              <List.Item key={other.id}>
                <Group gap="xs">
                  <Anchor component={Link} to={`/admin/bookings/${other.id}`} size="sm">
                    {other.number}
                  </Anchor>
                  <StatusBadge status={other.status} />
                </Group>
                <Text size="sm" c="dimmed">{`${format.longDate(other.created_at)}, ${format.money(other.total)}`}</Text>
              </List.Item>
            ))}
          </List>
          <Anchor component={Link} to={`/admin/bookings?email=${encodeURIComponent(order.contact.email)}`} size="sm">
            {text('orders.others.all')}
          </Anchor>
        </>
      )}
    </Section>
  );
}
