import type { Booking } from '@fakos/contracts/bookings/contract';
import { getEarliestBookingDate } from '@fakos/contracts/bookings/rules';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useMoveBookingMutation } from '@fakos/shared-kit/api/admin-bookings/hooks';
import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { ChangeFailure } from '../../../framework/states/change-failure.tsx';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { isDay } from '../days.ts';

interface MoveDialogProps {
  readonly booking: Booking;
  /** What the move does. */
  readonly consequences: ReactNode;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** Moves an appointment to another day, tomorrow at the earliest. */
export function MoveDialog({ booking, consequences, onReload, onClose }: MoveDialogProps) {
  const text = useText();
  const toasts = useToasts();
  const [day, setDay] = useState(booking.booking_date);
  const [message, setMessage] = useState<string>();
  const [move, { isLoading, error, reset }] = useMoveBookingMutation();
  const earliest = getEarliestBookingDate(new Date());
  const fieldMessage = message ?? (isApiFailure(error) ? error.fields?.booking_date : undefined);

  async function moveToDay() {
    if (!isDay(day) || day < earliest) return setMessage(text('appointments.tooEarly'));
    if (day === booking.booking_date) return setMessage(text('appointments.sameDay'));
    const { data } = await move({ id: booking.id, version: booking.version, booking_date: day });
    if (!data) return;
    toasts.showSuccess(data.message);
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      title={text('appointments.questions.move')}
      message={consequences}
      confirmLabel={text('appointments.steps.move')}
      isPending={isLoading}
      onConfirm={() => void moveToDay()}
      onCancel={onClose}
    >
      {fieldMessage === undefined && (
        <ChangeFailure
          failure={error}
          onReload={() => {
            onReload();
            onClose();
          }}
        />
      )}
      <TextInput
        type="date"
        label={text('appointments.newDay')}
        min={earliest}
        value={day}
        error={fieldMessage}
        onChange={(event) => {
          setDay(event.currentTarget.value);
          setMessage(undefined);
          reset();
        }}
      />
    </ConfirmDialog>
  );
}
