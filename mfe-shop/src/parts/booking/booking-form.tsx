import { getBookableDays } from '@fakos/contracts/bookings/rules';
import type { ApiFailure } from '@fakos/shared-kit/api';
import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Button } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { type FormEvent, type RefObject, useEffect, useMemo, useState } from 'react';
import { BookingFields } from './booking-fields.tsx';
import styles from './booking-form.module.css';
import { type Bookable, getBookingTotal } from './booking-rules.ts';
import { useBookingText } from './booking-text.ts';
import { type BookingField, type BookingValues, emptyBooking } from './booking-values.ts';
import { useBook } from './use-book.ts';
import { type BookingFormState, preloadValidation, useBookingForm } from './use-booking-form.ts';

/** Props of {@link BookingForm}. */
export interface BookingFormProps {
  item: Bookable;
  /** Stores the typed values while the dialog is closed; owned by the component that opens the dialog. */
  draft: RefObject<BookingValues>;
  /** Called when the server has accepted the booking. */
  onBooked: () => void;
}

/** The booking dialog's form (spec sections 4, 5 and 8). */
export function BookingForm({ item, draft, onBooked }: BookingFormProps) {
  const text = useBookingText();
  const toast = useToast();
  const settings = useGetSettingsQuery().data?.settings;
  const [now] = useState(() => new Date());
  const days = useMemo(() => getBookableDays(now, settings), [now, settings]);
  const form = useBookingForm(draft.current, days);
  const { book, price, isSending, failure } = useBook(item);
  useSavedDraft(form, draft);

  const send = form.handleSubmit(async (values) => {
    const { failure: newFailure } = await book(values);
    if (newFailure) return showFieldErrors(form, newFailure);
    draft.current = emptyBooking;
    toast.success(text('success'), { description: text('successText') });
    onBooked();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) void send();
  };

  const people = Number(form.watch('number_of_people'));
  return (
    <form method="post" className={styles.form} onSubmit={submit} onInput={preloadValidation} noValidate>
      <BookingFields form={form} days={days} />
      {people > 0 && <Total price={price} people={people} />}
      {failure && !isSending && <BookingFailure failure={failure} price={price} people={people} />}
      <Button type="submit" size="lg" fullWidth aria-disabled={isSending}>
        {isSending ? text('processing') : text('submit')}
      </Button>
    </form>
  );
}

/** The total: price times participants (spec section 5). */
export function Total({ price, people }: { price: number | null; people: number }) {
  const text = useBookingText();
  const { money } = useFormat();
  if (price === null) return <p className={styles.remark}>{text('onRequest')}</p>;
  return (
    <p className={styles.total} role="status">
      <span>{text('total')}</span>
      <strong className={styles.amount}>{money(getBookingTotal(price, people))}</strong>
    </p>
  );
}

/** Why a booking was refused, in a notice. */
export function BookingFailure({
  failure,
  price,
  people,
}: {
  failure: ApiFailure;
  price: number | null;
  people: number;
}) {
  const text = useBookingText();
  const { money } = useFormat();
  if (failure.code === 'NETWORK') return <Notice tone="danger">{text('networkFailed')}</Notice>;
  return (
    <Notice tone="danger" title={failure.message || text('failed')}>
      {failure.code === 'QUOTE_CHANGED' && text('newTotal', { total: money(getBookingTotal(price ?? 0, people)) })}
    </Notice>
  );
}

/** Stores every change, so that a dialog closed by mistake reopens with the same values. */
export function useSavedDraft({ subscribe }: BookingFormState, draft: RefObject<BookingValues>): void {
  useEffect(
    function saveDraft() {
      return subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          draft.current = { ...values };
        },
      });
    },
    [subscribe, draft],
  );
}

/** Shows the server's messages at their fields. */
export function showFieldErrors(form: BookingFormState, { fields = {} }: ApiFailure): void {
  const known = Object.entries(fields).filter(([field]) => field in emptyBooking);
  for (const [index, [field, message]] of known.entries())
    form.setError(field as BookingField, { type: 'server', message }, { shouldFocus: index === 0 });
}
