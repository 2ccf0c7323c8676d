import { participants } from '@fakos/contracts/bookings/rules';
import { useFormat } from '@fakos/shared-kit/i18n';
import { SelectField, TextArea, TextField } from '@fakos/shared-kit/ui/field';
import styles from './booking-form.module.css';
import { useBookingText } from './booking-text.ts';
import type { BookingField } from './booking-values.ts';
import type { BookingFormState } from './use-booking-form.ts';

const REQUEST_ROWS = 3;
const peopleCounts = Array.from({ length: participants.max }, (_, index) => index + participants.min);

/** The fields of the booking form (spec section 5). */
export function BookingFields({ form, earliestDate }: { form: BookingFormState; earliestDate: string }) {
  const text = useBookingText();
  const { longDate } = useFormat();
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
      <div className={styles.pair}>
        <SelectField
          {...field('number_of_people')}
          placeholder={text('choose')}
          options={peopleCounts.map((count) => ({ value: String(count), label: text('people', { count }) }))}
          required
        />
        <TextField
          {...field('booking_date')}
          type="date"
          min={earliestDate}
          description={text('dateHint', { date: longDate(earliestDate) })}
          required
        />
      </div>
      <TextArea {...field('special_requests')} optionalLabel={text('optional')} rows={REQUEST_ROWS} />
    </>
  );
}
