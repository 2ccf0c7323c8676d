import type { AdminOrder } from '@fakos/shared-kit/api/admin-orders/contract';
import type { OrderAxis } from '@fakos/shared-kit/api/orders/contract';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { StatusBadge } from '../../../framework/order-status.tsx';
import { type AdminTextKey, useText } from '../../../text.ts';
import styles from '../orders.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { axes, nextSteps, statusOf } from './next-steps.ts';
import { Section } from './section.tsx';
import { type Step, useOrderSteps } from './use-order-steps.ts';

type StepKey = Extract<AdminTextKey, `step.${string}`>;

/** Where the order stands on its three axes, with the steps that may follow as buttons. */
export function OrderState({ order, onReload }: { order: AdminOrder; onReload: () => void }) {
  const text = useText();
  const [isCancelling, setIsCancelling] = useState(false);
  const { take, running, failureMessage, isStale, forget } = useOrderSteps(order);

  const choose = (step: Step) => (step.to === 'cancelled' ? setIsCancelling(true) : take(step));
  const reload = () => {
    forget();
    onReload();
  };

  return (
    <Section title={text('orders.state')}>
      <Stack>
        {failureMessage && (
          <Alert role="alert" color="red" title={isStale ? text('orders.stale') : failureMessage}>
            {isStale && <Text size="sm">{failureMessage}</Text>}
            {isStale && (
              <Button mt="sm" size="xs" variant="default" onClick={reload}>
                {text('orders.reload')}
              </Button>
            )}
          </Alert>
        )}
        {axes.map((axis) => (
          <Axis
            key={axis}
            axis={axis}
            status={statusOf(order, axis)}
            next={nextSteps(order, axis)}
            running={running}
            onStep={choose}
          />
        ))}
      </Stack>
      <CancelDialog
        number={order.number}
        opened={isCancelling}
        onClose={() => setIsCancelling(false)}
        onConfirm={() => {
          setIsCancelling(false);
          void take({ axis: 'order', to: 'cancelled' });
        }}
      />
    </Section>
  );
}

interface AxisProps {
  axis: OrderAxis;
  status: string;
  next: readonly string[];
  running: Step | undefined;
  onStep: (step: Step) => void;
}

function Axis({ axis, status, next, running, onStep }: AxisProps) {
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
        {next.map((to, place) => (
          <Button
            key={to}
            size="sm"
            variant={to === 'cancelled' ? 'outline' : place === 0 ? 'light' : 'default'}
            color={to === 'cancelled' ? 'red' : undefined}
            loading={running?.axis === axis && running.to === to}
            disabled={running !== undefined}
            onClick={() => onStep({ axis, to })}
          >
            {text(`step.${axis}.${to}` as StepKey)}
          </Button>
        ))}
      </Group>
    </section>
  );
}
