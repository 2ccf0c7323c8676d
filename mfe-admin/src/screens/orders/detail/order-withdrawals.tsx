import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { withdrawalTransitions } from '@fakos/contracts/orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Button, Group, List, Stack, Text } from '@mantine/core';
import { AdminBadge } from '../../../framework/admin-badge.tsx';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';
import type { OpenOrderDialog, Withdrawal, WithdrawalStep } from './order-dialog.ts';
import { useActorName } from './use-actor-name.ts';

interface OrderWithdrawalsProps {
  readonly order: AdminOrder;
  readonly onOpen: OpenOrderDialog;
}

const tones = { received: 'warning', goods_returned: 'info', refunded: 'success', refused: 'danger' } as const;

/** Withdrawals of the customer with their history and their next steps; nothing if there are none. */
export function OrderWithdrawals({ order, onOpen }: OrderWithdrawalsProps) {
  const text = useText();
  if (!order.withdrawals?.length) return null;
  return (
    <Section title={text('orders.withdrawals')}>
      <Stack>
        {order.withdrawals.map((withdrawal) => (
          <WithdrawalCard
            key={withdrawal.id}
            withdrawal={withdrawal}
            isRefundable={order.refundable !== undefined}
            onOpen={onOpen}
          />
        ))}
      </Stack>
    </Section>
  );
}

interface WithdrawalCardProps {
  withdrawal: Withdrawal;
  isRefundable: boolean;
  onOpen: OpenOrderDialog;
}

function WithdrawalCard({ withdrawal, isRefundable, onOpen }: WithdrawalCardProps) {
  const text = useText();
  const format = useFormat();
  const actorName = useActorName();
  const next: readonly WithdrawalStep[] = withdrawalTransitions[withdrawal.status];
  const open = (to: WithdrawalStep) =>
    to === 'refunded' && isRefundable
      ? onOpen({ kind: 'refund', withdrawal })
      : onOpen({ kind: 'withdrawal', withdrawal, to });
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Text fw={500}>{format.dateTime(withdrawal.created_at)}</Text>
        <AdminBadge tone={tones[withdrawal.status]}>{text(`orders.withdrawal.status.${withdrawal.status}`)}</AdminBadge>
      </Group>
      <List size="sm">
        {withdrawal.lines.map(({ position, name, quantity }) => (
          <List.Item key={position}>{`${format.number(quantity)} × ${name}`}</List.Item>
        ))}
      </List>
      {withdrawal.reason && <Text size="sm">{text('orders.withdrawal.reason', { reason: withdrawal.reason })}</Text>}
      {withdrawal.events.map((event) => (
        <Text key={`${event.at} ${event.to}`} size="sm" c="dimmed">
          {`${text(`orders.withdrawal.status.${event.to}`)}: ${format.dateTime(event.at)}, ${actorName(event.actor)}`}
        </Text>
      ))}
      <Group gap="xs">
        {next.map((to) => (
          <Button
            key={to}
            size="sm"
            variant={to === 'refused' ? 'outline' : 'default'}
            color={to === 'refused' ? 'red' : undefined}
            onClick={() => open(to)}
          >
            {text(`orders.withdrawal.step.${to}`)}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
