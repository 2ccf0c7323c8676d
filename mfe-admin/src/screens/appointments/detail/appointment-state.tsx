import type { Booking, BookingStatus } from '@fakos/contracts/bookings/contract';
import { bookingTransitions, movableStatuses, notifiedBookingChanges } from '@fakos/contracts/bookings/rules';
import { useUpdateBookingStatusMutation } from '@fakos/shared-kit/api/admin-bookings/hooks';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { useLacksMailServer } from '../../../framework/mail/use-lacks-mail-server.ts';
import { Section } from '../../../framework/section.tsx';
import { ChangeFailure } from '../../../framework/states/change-failure.tsx';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { AppointmentStatus } from '../appointment-status.tsx';
import { useDayFormat } from '../days.ts';
import { MoveDialog } from './move-dialog.tsx';

/** A status that staff set. */
type StepTo = Exclude<BookingStatus, 'requested'>;

/** Day and status of an appointment, with a button for each allowed step. */
export function AppointmentState({ booking, onReload }: { booking: Booking; onReload: () => void }) {
  const text = useText();
  const format = useDayFormat();
  const toasts = useToasts();
  const [step, setStep] = useState<StepTo | 'move'>();
  const [update, { isLoading, error, reset }] = useUpdateBookingStatusMutation();
  const steps = bookingTransitions[booking.status] as readonly StepTo[];
  const isMovable = movableStatuses.includes(booking.status);

  async function takeStep(status: StepTo) {
    const { data } = await update({ id: booking.id, version: booking.version, status });
    setStep(undefined);
    if (data) toasts.showSuccess(data.message);
  }

  const reload = () => {
    reset();
    onReload();
  };

  return (
    <Section title={format.full(booking.booking_date)} aside={<AppointmentStatus status={booking.status} />}>
      <Stack gap="sm">
        <ChangeFailure failure={error} onReload={reload} />
        {steps.length === 0 && (
          <Text size="sm" c="dimmed">
            {text('appointments.noSteps')}
          </Text>
        )}
        <Group gap="xs">
          {steps
            .filter((to) => to !== 'cancelled')
            .map((to, index) => (
              <Button key={to} size="sm" variant={index === 0 ? 'light' : 'default'} onClick={() => setStep(to)}>
                {text(`appointments.steps.${to}`)}
              </Button>
            ))}
          {isMovable && (
            <Button size="sm" variant="default" onClick={() => setStep('move')}>
              {text('appointments.steps.move')}
            </Button>
          )}
          {steps.includes('cancelled') && (
            <Button size="sm" variant="outline" color="red" onClick={() => setStep('cancelled')}>
              {text('appointments.steps.cancelled')}
            </Button>
          )}
        </Group>
      </Stack>
      {step === 'move' && (
        <MoveDialog
          booking={booking}
          consequences={<Consequences booking={booking} change="moved" />}
          onReload={reload}
          onClose={() => setStep(undefined)}
        />
      )}
      {step !== undefined && step !== 'move' && (
        <ConfirmDialog
          isOpen
          title={text(`appointments.questions.${step}`)}
          message={<Consequences booking={booking} change={step} />}
          confirmLabel={text(`appointments.steps.${step}`)}
          cancelLabel={text('appointments.keep')}
          isDestructive={step === 'cancelled'}
          isPending={isLoading}
          onConfirm={() => void takeStep(step)}
          onCancel={() => setStep(undefined)}
        />
      )}
    </Section>
  );
}

/** Effects of a change: whether the customer gets an e-mail, and whether it can be reverted. */
function Consequences({ booking, change }: { booking: Booking; change: StepTo | 'moved' }) {
  const text = useText();
  const lacksMailServer = useLacksMailServer();
  const isNotified = notifiedBookingChanges.includes(change);
  const isFinal = change !== 'moved' && bookingTransitions[change].length === 0;
  return (
    <Stack gap="xs">
      <Text size="sm">
        {isNotified ? text('appointments.notified', { email: booking.email }) : text('appointments.notNotified')}
      </Text>
      {isNotified && lacksMailServer && (
        <Text size="sm">{`${text('mail.noServer')}. ${text('mail.noServerHint')}`}</Text>
      )}
      {isFinal && <Text size="sm">{text('appointments.final')}</Text>}
    </Stack>
  );
}
