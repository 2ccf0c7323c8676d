import { z } from 'zod';
import { answerOf, defineCall, doneAnswer, instant, listOf, pageQuery, rowId } from '../contract.ts';
import { contactDetails } from '../orders/fields.ts';
import { lineOfText, linesOfText } from '../storable.ts';
import { MAX_SPECIAL_REQUESTS, participants } from './rules.ts';

const FULL_NAME = { min: 2, max: 80 } as const;
/** The dearest product, for as many people as a booking may have. */
const MAX_TOTAL = 1_000_000 * participants.max;

/** Where a booking stands (product.md section 3). */
export const bookingStatus = z.enum(['requested', 'confirmed', 'completed', 'no_show', 'cancelled']);
/** See {@link bookingStatus}. */
export type BookingStatus = z.output<typeof bookingStatus>;

/** Which status may follow which. Anything else is a 409 ILLEGAL_TRANSITION. */
export const bookingTransitions: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  requested: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'no_show', 'cancelled'],
  completed: [],
  no_show: [],
  cancelled: [],
};

/**
 * POST settings.php?action=create_appointment, for a product or a service: exactly one of them is named. A `total_cost`
 * that is not the product's original price, or the service's price, times the people is a 409 QUOTE_CHANGED with the
 * right one in `quote.total`; a service without a price costs 0.
 */
export const createAppointment = defineCall({
  resource: 'settings',
  method: 'POST',
  action: 'create_appointment',
  permission: 'public',
  body: z
    .object({
      product_id: rowId.optional(),
      service_id: rowId.optional(),
      full_name: lineOfText(FULL_NAME.max).min(FULL_NAME.min),
      email: contactDetails.shape.email,
      phone: contactDetails.shape.phone,
      number_of_people: z.coerce.number().int().min(participants.min).max(participants.max),
      special_requests: linesOfText(MAX_SPECIAL_REQUESTS).default(''),
      total_cost: z.coerce.number().min(0).max(MAX_TOTAL),
      /** A day of the shop's calendar, YYYY-MM-DD; tomorrow at the earliest. */
      booking_date: z.iso.date(),
    })
    .refine(({ product_id: product, service_id: service }) => product !== undefined || service !== undefined, {
      path: ['product_id'],
    }),
  answer: doneAnswer,
});

/** A booking as the back office lists it. */
export const bookingSummary = z.object({
  id: z.number().int(),
  version: z.number().int(),
  created_at: instant,
  status: bookingStatus,
  /** One of the two is the booked thing, `product_name` its name; both are null once it is gone. */
  product_id: z.number().int().nullable(),
  service_id: z.number().int().nullable(),
  product_name: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  number_of_people: z.number().int(),
  total_cost: z.number().min(0).max(MAX_TOTAL).multipleOf(0.01),
  booking_date: z.iso.date(),
});
/** See {@link bookingSummary}. */
export type BookingSummary = z.output<typeof bookingSummary>;

/** One step in a booking's life and who took it. */
export const bookingEvent = z.object({
  from: bookingStatus.nullable(),
  to: bookingStatus,
  actor: z.string(),
  at: instant,
});

/** A booking with everything that is known of it. */
export const booking = bookingSummary.extend({ special_requests: z.string(), events: z.array(bookingEvent) });
/** See {@link booking}. */
export type Booking = z.output<typeof booking>;

/** GET bookings.php: newest first; `from` and `to` are the first and the last booked day. */
export const listBookings = defineCall({
  resource: 'bookings',
  method: 'GET',
  permission: 'admin',
  query: pageQuery.extend({
    status: bookingStatus.optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  answer: listOf(bookingSummary),
});

/** GET bookings.php?action=get&id=… */
export const getBooking = defineCall({
  resource: 'bookings',
  method: 'GET',
  action: 'get',
  permission: 'admin',
  query: z.object({ id: rowId }),
  answer: answerOf(booking),
});

/** PUT bookings.php: one step of the status; a stale `version` is 412, a forbidden step 409. */
export const updateBookingStatus = defineCall({
  resource: 'bookings',
  method: 'PUT',
  permission: 'admin',
  body: z.object({ id: rowId, version: z.number().int(), status: bookingStatus }),
  answer: doneAnswer.extend({ data: booking }),
});
