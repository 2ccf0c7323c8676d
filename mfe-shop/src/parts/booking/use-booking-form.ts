import { type BookableDays, findBookingDayProblem } from '@fakos/contracts/bookings/rules';
import { type FieldErrors, useForm } from '@fakos/shared-kit/forms/use-form';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useBookingText } from './booking-text.ts';
import type { BookingError, BookingValues } from './booking-values.ts';

const loadValidation = () => import(/* webpackChunkName: "booking-validation" */ './booking-validation.ts');

/** Loads the validation code at the first input, so that submitting does not wait for it. */
export const preloadValidation = () => void loadValidation().catch(() => undefined);

/** State and validation of the booking form. The rules are those of the server. */
export function useBookingForm(initialValues: BookingValues, days: BookableDays) {
  const formatError = useErrorMessage(days);
  return useForm<BookingValues>({
    defaultValues: initialValues,
    resolver: async (values) => {
      const validation = await loadValidation().catch(() => undefined);
      const errors: FieldErrors<BookingValues> = {};
      for (const bookingError of validation?.validateBooking(values, days) ?? [])
        errors[bookingError.field] ??= { type: 'check', message: formatError(bookingError, values) };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
}

/** The form of {@link useBookingForm}. */
export type BookingFormState = ReturnType<typeof useBookingForm>;

function useErrorMessage(days: BookableDays) {
  const kitText = useKitText();
  const text = useBookingText();
  const { longDate } = useFormat();
  return ({ field, code, limit }: BookingError, values: BookingValues): string => {
    if (values[field].trim() === '') return kitText('fields.required');
    if (field === 'email' || field === 'phone') return kitText(`fields.${field}`);
    if (field === 'booking_date') {
      const problem = findBookingDayProblem(values.booking_date, days);
      if (problem === 'closed') return text('dateClosed');
      if (problem === 'tooLate') return text('dateTooLate', { date: longDate(days.last ?? days.first) });
      return text('dateTooEarly', { date: longDate(days.first) });
    }
    if (code === 'too_small') return kitText('fields.tooShort', { count: limit ?? 0 });
    return code === 'too_big' ? kitText('fields.tooLong', { count: limit ?? 0 }) : kitText('fields.invalid');
  };
}
