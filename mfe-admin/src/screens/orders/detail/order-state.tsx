import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import type { OrderAxis } from '@fakos/contracts/orders/contract';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { StatusBadge } from '../../../framework/order-status.tsx';
import { Section } from '../../../framework/section.tsx';
import { type AdminTextKey, useText } from '../../../text.ts';
import styles from '../orders.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { axes, getStatus, listNextSteps } from './order-steps.ts';
import { type Step, useOrderSteps } from './use-order-steps.ts';

type StepKey = Extract<AdminTextKey, `step.${string}`>;

/** The order's status on its three axes, with a button for each allowed next step. */
export function OrderState({ order, onReload }: { order: AdminOrder; onReload: () => void }) {
  const text = useText();
  const [isCancelling, setIsCancelling] = useState(false);
  const { takeStep, runningStep, failureMessage, isStale, resetError } = useOrderSteps(order);

  const chooseStep = (step: Step) => (step.to === 'cancelled' ? setIsCancelling(true) : takeStep(step));
  const reload = () => {
    resetError();
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
            status={getStatus(order, axis)}
            next={listNextSteps(order, axis)}
            runningStep={runningStep}
            onStep={chooseStep}
          />
        ))}
      </Stack>
      <CancelDialog
        number={order.number}
        opened={isCancelling}
        onClose={() => setIsCancelling(false)}
        onConfirm={() => {
          setIsCancelling(false);
          void takeStep({ axis: 'order', to: 'cancelled' });
        }}
      />
    </Section>
  );
}

interface AxisProps {
  axis: OrderAxis;
  status: string;
  next: readonly string[];
  runningStep: Step | undefined;
  onStep: (step: Step) => void;
}

function Axis({ axis, status, next, runningStep, onStep }: AxisProps) {
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
        {next.map((to, index) => (
          <Button
            key={to}
            size="sm"
            variant={to === 'cancelled' ? 'outline' : index === 0 ? 'light' : 'default'}
            color={to === 'cancelled' ? 'red' : undefined}
            loading={runningStep?.axis === axis && runningStep.to === to}
            disabled={runningStep !== undefined}
            onClick={() => onStep({ axis, to })}
          >
            {text(`step.${axis}.${to}` as StepKey)}
          </Button>
        ))}
      </Group>
    </section>
  );
}
