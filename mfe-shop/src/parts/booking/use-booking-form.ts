import { type FieldErrors, useForm } from '@fakos/shared-kit/forms/use-form';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import type { BookingAnswers, BookingFault } from './booking-answers.ts';
import { useBookingText } from './booking-text.ts';

const loadChecks = () => import(/* webpackChunkName: "booking-checks" */ './booking-checks.ts');

/** Fetches the checks as soon as something is typed, so that nobody waits for them. */
export const warmChecks = () => void loadChecks().catch(() => undefined);

/** The booking's form: checked as the server checks, in the visitor's words. The server checks as well. */
export function useBookingForm(answers: BookingAnswers, earliestDate: string) {
  const words = useFaultWords(earliestDate);
  return useForm<BookingAnswers>({
    defaultValues: answers,
    resolver: async (values) => {
      const checks = await loadChecks().catch(() => undefined);
      const errors: FieldErrors<BookingAnswers> = {};
      for (const fault of checks?.bookingFaults(values, earliestDate) ?? [])
        errors[fault.field] ??= { type: 'check', message: words(fault, values) };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
}

/** The form of {@link useBookingForm}. */
export type BookingFormState = ReturnType<typeof useBookingForm>;

function useFaultWords(earliestDate: string) {
  const kitText = useKitText();
  const text = useBookingText();
  const { longDate } = useFormat();
  return ({ field, code, limit }: BookingFault, values: BookingAnswers): string => {
    if (values[field].trim() === '') return kitText('fields.required');
    if (field === 'email' || field === 'phone') return kitText(`fields.${field}`);
    if (field === 'booking_date') return text('dateTooEarly', { date: longDate(earliestDate) });
    if (code === 'too_small') return kitText('fields.tooShort', { count: limit ?? 0 });
    return code === 'too_big' ? kitText('fields.tooLong', { count: limit ?? 0 }) : kitText('fields.invalid');
  };
}
