import {
  type BookableDays,
  findBookingDayProblem,
  MAX_SPECIAL_REQUESTS,
  participants,
} from '@fakos/contracts/bookings/rules';
import { contactDetails } from '@fakos/contracts/orders/fields';
import * as z from '@fakos/shared-kit/forms/schema';
import type { BookingError, BookingField, BookingValues } from './booking-values.ts';

// A separate chunk, loaded at the first input: the schemas are larger than the form.

/** All validation errors in the order of the fields. The server applies the same rules. */
export function validateBooking(values: BookingValues, days: BookableDays): BookingError[] {
  const schema = contactDetails.extend({
    number_of_people: z.coerce.number().int().min(participants.min).max(participants.max),
    booking_date: z.iso.date().refine((date) => findBookingDayProblem(date, days) === undefined),
    special_requests: z.string().trim().max(MAX_SPECIAL_REQUESTS),
  });
  const { error } = schema.safeParse(values);
  return (error?.issues ?? []).map((issue) => ({
    field: issue.path[0] as BookingField,
    code: issue.code,
    limit: getLimit(issue),
  }));
}

function getLimit(issue: z.core.$ZodIssue): number | undefined {
  if (issue.code === 'too_small') return Number(issue.minimum);
  return issue.code === 'too_big' ? Number(issue.maximum) : undefined;
}
