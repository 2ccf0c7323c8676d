import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import type { OrderAxis } from '@fakos/contracts/orders/rules';
import { Button, Group, Stack, Text } from '@mantine/core';
import { StatusBadge } from '../../../framework/order-status.tsx';
import { Section } from '../../../framework/section.tsx';
import { type AdminTextKey, useText } from '../../../text.ts';
import styles from '../orders.module.css';
import type { OpenOrderDialog } from './order-dialog.ts';
import { axes, getStatus, getSuggestedStep, listNextSteps, type Step } from './order-steps.ts';

type StepKey = Extract<AdminTextKey, `step.${string}`>;

interface OrderStateProps {
  readonly order: AdminOrder;
  readonly onOpen: OpenOrderDialog;
}

/** The order's next step and its status on three axes, with a button for each allowed step. */
export function OrderState({ order, onOpen }: OrderStateProps) {
  const text = useText();
  const suggested = getSuggestedStep(order);
  return (
    <Section
      title={text('orders.state')}
      aside={
        order.next && <Text size="sm">{text('orders.nextStep', { step: text(`orders.queue.${order.next}`) })}</Text>
      }
    >
      <Stack>
        {axes.map((axis) => (
          <Axis
            key={axis}
            axis={axis}
            status={getStatus(order, axis)}
            next={listNextSteps(order, axis)}
            suggested={suggested?.axis === axis ? suggested.to : undefined}
            onStep={(step) => onOpen({ kind: 'step', step })}
          />
        ))}
      </Stack>
    </Section>
  );
}

interface AxisProps {
  axis: OrderAxis;
  status: string;
  next: readonly string[];
  suggested: string | undefined;
  onStep: (step: Step) => void;
}

function Axis({ axis, status, next, suggested, onStep }: AxisProps) {
  const text = useText();
  return (
    <section className={styles.axis} aria-label={text(`axis.${axis}`)}>
      <Group gap="sm" mb="xs">
        <Text fw={500}>{text(`axis.${axis}`)}</Text>
        <StatusBadge axis={axis} status={status} />
      </Group>
      {next.length === 0 && (
        <Text size="sm" c="dimmed">
          {text('orders.noSteps')}
        </Text>
      )}
      <Group gap="xs">
        {next.map((to) => (
          <Button
            key={to}
            size="sm"
            variant={to === suggested ? 'filled' : to === 'cancelled' ? 'outline' : 'default'}
            color={to === 'cancelled' ? 'red' : undefined}
            onClick={() => onStep({ axis, to })}
          >
            {text(`step.${axis}.${to}` as StepKey)}
          </Button>
        ))}
      </Group>
    </section>
  );
}
