import type { ApiFailure } from '@fakos/shared-kit/api';
import { earliestBookingDate } from '@fakos/shared-kit/api/bookings/rules';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Button } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { type BookingAnswers, type BookingField, noAnswers } from './booking-answers.ts';
import styles from './booking-form.module.css';
import { BookingQuestions } from './booking-questions.tsx';
import { type Bookable, bookingTotal } from './booking-rules.ts';
import { useBookingText } from './booking-text.ts';
import { useBook } from './use-book.ts';
import { type BookingFormState, useBookingForm, warmChecks } from './use-booking-form.ts';

/** Props of {@link BookingForm}. */
export interface BookingFormProps {
  item: Bookable;
  /** Keeps what was typed while the dialog is closed; whoever opens the dialog owns it. */
  draft: RefObject<BookingAnswers>;
  /** The server took it. */
  onBooked: () => void;
}

/** The booking dialog's form (spec sections 4, 5 and 8). */
export function BookingForm({ item, draft, onBooked }: BookingFormProps) {
  const text = useBookingText();
  const toast = useToast();
  const [earliest] = useState(() => earliestBookingDate(new Date()));
  const form = useBookingForm(draft.current, earliest);
  const { book, price, isSending, failure } = useBook(item);
  useKeptAnswers(form, draft);

  const send = form.handleSubmit(async (answers) => {
    const failed = await book(answers);
    if (failed) return showFieldFailures(form, failed);
    draft.current = noAnswers;
    toast.success(text('success'), { description: text('successText') });
    onBooked();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) void send();
  };

  const people = Number(form.watch('number_of_people'));
  return (
    <form className={styles.form} onSubmit={submit} onInput={warmChecks} noValidate>
      <BookingQuestions form={form} earliestDate={earliest} />
      {people > 0 && <Total price={price} people={people} />}
      {failure && !isSending && <Failed failure={failure} price={price} people={people} />}
      <Button type="submit" size="lg" fullWidth aria-disabled={isSending}>
        {isSending ? text('processing') : text('submit')}
      </Button>
    </form>
  );
}

/** The total is the price times the participants, once they are chosen (spec section 5). */
function Total({ price, people }: { price: number | null; people: number }) {
  const text = useBookingText();
  const { money } = useFormat();
  if (price === null) return <p className={styles.remark}>{text('onRequest')}</p>;
  return (
    <p className={styles.total} role="status">
      <span>{text('total')}</span>
      <strong className={styles.amount}>{money(bookingTotal(price, people))}</strong>
    </p>
  );
}

function Failed({ failure, price, people }: { failure: ApiFailure; price: number | null; people: number }) {
  const text = useBookingText();
  const { money } = useFormat();
  if (failure.code === 'NETWORK') return <Notice tone="danger">{text('networkFailed')}</Notice>;
  return (
    <Notice tone="danger" title={failure.message || text('failed')}>
      {failure.code === 'QUOTE_CHANGED' && text('newTotal', { total: money(bookingTotal(price ?? 0, people)) })}
    </Notice>
  );
}

/** Hands on every change, so that a dialog that was closed by mistake opens as it was. */
function useKeptAnswers({ subscribe }: BookingFormState, draft: RefObject<BookingAnswers>): void {
  useEffect(
    function keepWhatIsTyped() {
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

function showFieldFailures(form: BookingFormState, { fields = {} }: ApiFailure): void {
  const known = Object.entries(fields).filter(([field]) => field in noAnswers);
  for (const [index, [field, message]] of known.entries())
    form.setError(field as BookingField, { type: 'server', message }, { shouldFocus: index === 0 });
}
