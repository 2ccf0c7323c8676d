import type { SlotList } from '@fakos/contracts/booking-slots/contract';
import { localisePath } from '@fakos/contracts/languages';
import { paths } from '@fakos/contracts/paths';
import { weekdays } from '@fakos/contracts/text/weekdays';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { type FormEvent, useMemo, useState } from 'react';
import { useAppointmentText } from '../../translations/appointment-text.ts';
import { type ChosenSlot, SlotPicker } from '../slots/slot-picker.tsx';
import { useSlotFormat } from '../slots/use-slot-format.ts';
import { BookingFields } from './booking-fields.tsx';
import styles from './booking-form.module.css';
import { BookingFailure, type BookingFormProps, showFieldErrors, Total, useSavedDraft } from './booking-form.tsx';
import { useBookingText } from './booking-text.ts';
import { emptyBooking } from './booking-values.ts';
import { type BookedTime, useBook } from './use-book.ts';
import { preloadValidation, useBookingForm } from './use-booking-form.ts';

interface SlotBookingFormProps extends BookingFormProps {
  list: SlotList;
}

/** Books a free time of a service; the dialog then shows the booking. */
export function SlotBookingForm({ item, draft, onBooked, list }: SlotBookingFormProps) {
  const text = useBookingText();
  const slotText = useAppointmentText();
  const [slot, setSlot] = useState<ChosenSlot>();
  const [slotError, setSlotError] = useState<string>();
  const [booked, setBooked] = useState<{ time: BookedTime; date: string; email: string }>();
  const days = useMemo(() => ({ first: list.first, last: list.last, weekdays }), [list]);
  const people = list.max_people === 1 ? '1' : draft.current.number_of_people;
  const form = useBookingForm({ ...draft.current, number_of_people: people }, days);
  const { book, price, isSending, failure } = useBook(item);
  useSavedDraft(form, draft);

  function choose(chosen: ChosenSlot | undefined) {
    setSlot(chosen);
    setSlotError(undefined);
    form.setValue('booking_date', chosen?.date ?? '');
  }
  const send = form.handleSubmit(
    async (values) => {
      if (!slot) return setSlotError(slotText('chooseTime'));
      const result = await book(values, slot.starts_at);
      if (result.booked) {
        draft.current = emptyBooking;
        return setBooked({ time: result.booked, date: slot.date, email: values.email });
      }
      if (!result.failure) return onBooked();
      showFieldErrors(form, result.failure);
      const { code, fields, message } = result.failure;
      if (code === 'CONFLICT' || fields?.starts_at) {
        choose(undefined);
        setSlotError(fields?.starts_at ?? message ?? slotText('chooseTime'));
      }
    },
    () => {
      if (!slot) setSlotError(slotText('chooseTime'));
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) void send();
  };

  if (booked) return <Booked {...booked} onClose={onBooked} />;
  const isAboutSlot = failure?.code === 'CONFLICT' || failure?.fields?.starts_at !== undefined;
  const count = Number(form.watch('number_of_people'));
  return (
    <form method="post" className={styles.form} onSubmit={submit} onInput={preloadValidation} noValidate>
      <SlotPicker key={failure?.message} serviceId={item.id} chosen={slot} onChoose={choose} error={slotError} />
      <BookingFields form={form} days={days} maxPeople={list.max_people} hasDate={false} />
      {count > 0 && <Total price={price} people={count} />}
      {failure && !isSending && !isAboutSlot && <BookingFailure failure={failure} price={price} people={count} />}
      <Button type="submit" size="lg" fullWidth aria-disabled={isSending}>
        {isSending ? text('processing') : text('submit')}
      </Button>
    </form>
  );
}

interface BookedProps {
  time: BookedTime;
  date: string;
  email: string;
  onClose: () => void;
}

function Booked({ time, date, email, onClose }: BookedProps) {
  const text = useBookingText();
  const slotText = useAppointmentText();
  const language = useLanguage();
  const { longDate } = useFormat();
  const format = useSlotFormat();
  const token = encodeURIComponent(time.token);
  return (
    <div className={styles.form}>
      <Notice tone="success" announce="status" title={text('success')}>
        {slotText('bookedText', { day: longDate(date), time: format.time(time.starts_at), email })}
      </Notice>
      <a href={`/backend/api/calendar.php?booking=${token}`} download>
        {slotText('calendar')}
      </a>
      <ButtonLink variant="secondary" fullWidth href={localisePath(`${paths.appointment}?token=${token}`, language)}>
        {slotText('manage')}
      </ButtonLink>
      <Button fullWidth onClick={onClose}>
        {slotText('close')}
      </Button>
    </div>
  );
}
