import { z } from 'zod';
import { dataResponse, defineEndpoint, instant, listResponse, messageResponse, pageQuery, rowId } from '../endpoint.ts';
import { contactDetails } from '../orders/fields.ts';
import { multilineText, singleLineText } from '../plain-text.ts';
import { MAX_SPECIAL_REQUESTS, participants } from './rules.ts';

const FULL_NAME = { min: 2, max: 80 } as const;
/** The highest price times the maximum number of people. */
const MAX_TOTAL = 1_000_000 * participants.max;

/** Status of a booking (product.md section 3). */
export const bookingStatus = z.enum(['requested', 'confirmed', 'completed', 'no_show', 'cancelled']);
/** See {@link bookingStatus}. */
export type BookingStatus = z.output<typeof bookingStatus>;

/** Allowed status changes; any other is a 409 ILLEGAL_TRANSITION. */
export const bookingTransitions: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  requested: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'no_show', 'cancelled'],
  completed: [],
  no_show: [],
  cancelled: [],
};

/**
 * POST settings.php?action=create_appointment, for either a product or a service. `total_cost` must be the product's
 * original price, or the service's price, times the number of people; otherwise the response is 409 QUOTE_CHANGED with
 * the correct total in `quote.total`. A service without a price costs 0.
 */
export const createAppointment = defineEndpoint({
  resource: 'settings',
  method: 'POST',
  action: 'create_appointment',
  permission: 'public',
  invalidates: [],
  body: z
    .object({
      product_id: rowId.optional(),
      service_id: rowId.optional(),
      full_name: singleLineText(FULL_NAME.max).min(FULL_NAME.min),
      email: contactDetails.shape.email,
      phone: contactDetails.shape.phone,
      number_of_people: z.coerce.number().int().min(participants.min).max(participants.max),
      special_requests: multilineText(MAX_SPECIAL_REQUESTS).default(''),
      total_cost: z.coerce.number().min(0).max(MAX_TOTAL),
      /** A day in Europe/Athens, YYYY-MM-DD; tomorrow at the earliest. */
      booking_date: z.iso.date(),
    })
    .refine(({ product_id: product, service_id: service }) => product !== undefined || service !== undefined, {
      path: ['product_id'],
    }),
  response: messageResponse,
});

/** A booking in the back office's list. */
export const bookingSummary = z.object({
  id: z.number().int(),
  version: z.number().int(),
  created_at: instant,
  status: bookingStatus,
  /** Either the product or the service is set; both are null once it has been deleted. `product_name` is its name. */
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

/** One status change of a booking and who made it. */
export const bookingEvent = z.object({
  from: bookingStatus.nullable(),
  to: bookingStatus,
  actor: z.string(),
  at: instant,
});

/** A booking with all details. */
export const booking = bookingSummary.extend({ special_requests: z.string(), events: z.array(bookingEvent) });
/** See {@link booking}. */
export type Booking = z.output<typeof booking>;

/** GET bookings.php: newest first; `from` and `to` limit the booked day. */
export const listBookings = defineEndpoint({
  resource: 'bookings',
  method: 'GET',
  permission: 'admin',
  query: pageQuery.extend({
    status: bookingStatus.optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  response: listResponse(bookingSummary),
});

/** GET bookings.php?action=get&id=… */
export const getBooking = defineEndpoint({
  resource: 'bookings',
  method: 'GET',
  action: 'get',
  permission: 'admin',
  query: z.object({ id: rowId }),
  response: dataResponse(booking),
});

/** PUT bookings.php: one status change. 412 for a stale `version`, 409 for a forbidden change. */
export const updateBookingStatus = defineEndpoint({
  resource: 'bookings',
  method: 'PUT',
  permission: 'admin',
  invalidates: [],
  body: z.object({ id: rowId, version: z.number().int(), status: bookingStatus }),
  response: messageResponse.extend({ data: booking }),
});
