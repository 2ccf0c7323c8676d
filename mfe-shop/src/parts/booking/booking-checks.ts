import { MAX_SPECIAL_REQUESTS, participants } from '@fakos/shared-kit/api/bookings/rules';
import { contactDetails } from '@fakos/shared-kit/api/orders/fields';
import { z } from '@fakos/shared-kit/forms';
import type { BookingAnswers, BookingFault, BookingField } from './booking-answers.ts';

// Loads with the first answer: the schemas are heavier than the form.

/** Everything that is wrong with the answers, in the order of the questions; the server checks the same. */
export function bookingFaults(answers: BookingAnswers, earliestDate: string): BookingFault[] {
  const schema = contactDetails.extend({
    number_of_people: z.coerce.number().int().min(participants.min).max(participants.max),
    booking_date: z.iso.date().refine((date) => date >= earliestDate),
    special_requests: z.string().trim().max(MAX_SPECIAL_REQUESTS),
  });
  const { error } = schema.safeParse(answers);
  return (error?.issues ?? []).map((issue) => ({
    field: issue.path[0] as BookingField,
    code: issue.code,
    limit: limitOf(issue),
  }));
}

function limitOf(issue: z.core.$ZodIssue): number | undefined {
  if (issue.code === 'too_small') return Number(issue.minimum);
  return issue.code === 'too_big' ? Number(issue.maximum) : undefined;
}
