import { type BookableDays, participants } from '@fakos/contracts/bookings/rules';
import { LOCALES } from '@fakos/contracts/languages';
import { weekdays } from '@fakos/contracts/text/weekdays';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { SelectField, TextArea, TextField } from '@fakos/shared-kit/ui/field';
import styles from './booking-form.module.css';
import { useBookingText } from './booking-text.ts';
import type { BookingField } from './booking-values.ts';
import type { BookingFormState } from './use-booking-form.ts';

const REQUEST_ROWS = 3;

interface BookingFieldsProps {
  form: BookingFormState;
  days: BookableDays;
  /** The number of people is a field unless only one may come. */
  maxPeople?: number;
  /** False where the day is chosen with the time. */
  hasDate?: boolean;
}

/** The fields of the booking form (spec section 5). */
export function BookingFields({ form, days, maxPeople = participants.max, hasDate = true }: BookingFieldsProps) {
  const text = useBookingText();
  const hint = useDateHint(days);
  const field = (name: BookingField) => ({
    ...form.register(name),
    label: text(name),
    error: form.formState.errors[name]?.message,
  });
  return (
    <>
      <TextField {...field('full_name')} autoComplete="name" autoCapitalize="words" required />
      <div className={styles.pair}>
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" required />
      </div>
      {(hasDate || maxPeople > participants.min) && (
        <div className={styles.pair}>
          {maxPeople > participants.min && (
            <SelectField
              {...field('number_of_people')}
              placeholder={text('choose')}
              options={listPeople(maxPeople).map((count) => ({
                value: String(count),
                label: text('people', { count }),
              }))}
              required
            />
          )}
          {hasDate && (
            <TextField
              {...field('booking_date')}
              type="date"
              min={days.first}
              max={days.last ?? undefined}
              description={hint}
              required
            />
          )}
        </div>
      )}
      <TextArea {...field('special_requests')} optionalLabel={text('optional')} rows={REQUEST_ROWS} />
    </>
  );
}

function listPeople(max: number): number[] {
  return Array.from({ length: max }, (_, index) => index + participants.min);
}

/** Which days can be booked. Days of the week are named if they are not all offered. */
function useDateHint({ first, last, weekdays: offered }: BookableDays): string {
  const text = useBookingText();
  const { longDate } = useFormat();
  const locale = LOCALES[useLanguage()];
  const range =
    last === null
      ? text('dateHint', { date: longDate(first) })
      : text('dateRange', { from: longDate(first), to: longDate(last) });
  if (offered.length === weekdays.length) return range;
  const names = weekdays.flatMap((day, index) => (offered.includes(day) ? [getWeekdayName(index, locale)] : []));
  return `${range} ${text('dateDays', { days: new Intl.ListFormat(locale).format(names) })}`;
}

/** `index` counts from Monday. */
function getWeekdayName(index: number, locale: string): string {
  // The first day of 2024 was a Monday.
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, 1 + index)),
  );
}
