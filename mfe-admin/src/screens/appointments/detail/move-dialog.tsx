import type { Booking } from '@fakos/contracts/bookings/contract';
import { getEarliestBookingDate } from '@fakos/contracts/bookings/rules';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useListMoveSlotsQuery, useMoveBookingMutation } from '@fakos/shared-kit/api/admin-bookings/hooks';
import { NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { ChangeFailure } from '../../../framework/states/change-failure.tsx';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { isDay, useDayFormat } from '../days.ts';

interface MoveDialogProps {
  readonly booking: Booking;
  /** Effects of the move. */
  readonly consequences: ReactNode;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** Moves an appointment to another day, tomorrow at the earliest, or to a free time of it. */
export function MoveDialog({ booking, consequences, onReload, onClose }: MoveDialogProps) {
  const text = useText();
  const toasts = useToasts();
  const [day, setDay] = useState(booking.booking_date);
  const [time, setTime] = useState(booking.starts_at ?? '');
  const [message, setMessage] = useState<string>();
  const format = useDayFormat();
  const [move, { isLoading, error, reset }] = useMoveBookingMutation();
  const earliest = getEarliestBookingDate(new Date());
  const isValidDay = isDay(day) && day >= earliest;
  const { currentData: free } = useListMoveSlotsQuery(
    { id: booking.id, date: day },
    { skip: booking.service_id === null || !isValidDay, refetchOnMountOrArgChange: true },
  );
  const slots = free?.data.slots ?? [];
  const chosenTime = slots.some(({ starts_at: start }) => start === time) ? time : '';
  const fields = isApiFailure(error) ? error.fields : undefined;
  const fieldMessage = message ?? fields?.booking_date ?? fields?.starts_at;

  async function moveToDay() {
    if (!isValidDay) return setMessage(text('appointments.tooEarly'));
    if (day === booking.booking_date && chosenTime === (booking.starts_at ?? ''))
      return setMessage(text('appointments.sameDay'));
    const { data } = await move({
      id: booking.id,
      version: booking.version,
      booking_date: day,
      ...(chosenTime !== '' && { starts_at: chosenTime }),
    });
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
      {slots.length > 0 && (
        <NativeSelect
          label={text('appointments.newTime')}
          value={chosenTime}
          data={[
            { value: '', label: text('appointments.anyTime') },
            ...slots.map(({ starts_at: start }) => ({ value: start, label: format.time(start) })),
          ]}
          onChange={(event) => {
            setTime(event.currentTarget.value);
            setMessage(undefined);
            reset();
          }}
        />
      )}
    </ConfirmDialog>
  );
}
