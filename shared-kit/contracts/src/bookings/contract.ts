import { z } from 'zod';
import { relatedEmail } from '../emails/contract.ts';
import {
  dataResponse,
  defineEndpoint,
  instant,
  languageSchema,
  listResponse,
  messageResponse,
  numeric,
  pageQuery,
  rowId,
} from '../endpoint.ts';
import { contactDetails } from '../orders/fields.ts';
import { multilineText, singleLineText } from '../plain-text.ts';
import { MAX_BOOKING_NOTE, MAX_SPECIAL_REQUESTS, participants } from './rules.ts';

const FULL_NAME = { min: 2, max: 80 } as const;
/** The highest price times the maximum number of people. */
const MAX_TOTAL = 1_000_000 * participants.max;

/** Status of a booking (product.md section 3). */
export const bookingStatus = z.enum(['requested', 'confirmed', 'completed', 'no_show', 'cancelled']);
/** See {@link bookingStatus}. */
export type BookingStatus = z.output<typeof bookingStatus>;

/**
 * POST settings.php?action=create_appointment, for either a product or a service. `total_cost` must be the product's
 * original price, or the service's price, times the number of people; otherwise the response is 409 QUOTE_CHANGED with
 * the correct total in `quote.total`. A service without a price costs 0. 409 CONFLICT for a time that was taken meanwhile.
 * `token` opens the customer's page of the booking.
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
      number_of_people: numeric(z.number().int().min(participants.min).max(participants.max)),
      special_requests: multilineText(MAX_SPECIAL_REQUESTS).default(''),
      total_cost: numeric(z.number().min(0).max(MAX_TOTAL)),
      /** A day in Europe/Athens, YYYY-MM-DD; tomorrow at the earliest. */
      booking_date: z.iso.date(),
      /** A free time of the service on that day (`bookings.php?action=slots`); without it, any time that day. */
      starts_at: z.iso.datetime().optional(),
    })
    .refine(({ product_id: product, service_id: service }) => product !== undefined || service !== undefined, {
      path: ['product_id'],
    }),
  response: messageResponse.extend({
    /** Only for a booked time, which is confirmed at once. */
    data: z.object({ starts_at: instant, ends_at: instant, token: z.string() }).optional(),
  }),
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
  /** Null where only the day is booked. */
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  /** The member of staff who carries it out. */
  staff: z.object({ id: z.number().int(), name: z.string() }).nullable(),
});
/** See {@link bookingSummary}. */
export type BookingSummary = z.output<typeof bookingSummary>;

/** One change of a booking and who made it. A move has the same status in `from` and `to`, and both days. */
export const bookingEvent = z.object({
  from: bookingStatus.nullable(),
  to: bookingStatus,
  actor: z.string(),
  at: instant,
  from_date: z.iso.date().optional(),
  to_date: z.iso.date().optional(),
});

/** A booking with all details; the lists are oldest first. */
export const booking = bookingSummary.extend({
  special_requests: z.string(),
  /** Language in which it was booked, that of the e-mails. */
  language: languageSchema,
  /** The account that booked; null for a guest. */
  user_id: z.number().int().nullable(),
  events: z.array(bookingEvent),
  /** Notes by staff, never shown to the customer. */
  notes: z.array(z.object({ text: z.string(), actor: z.string(), at: instant })),
  emails: z.array(relatedEmail),
});
/** See {@link booking}. */
export type Booking = z.output<typeof booking>;

/**
 * GET bookings.php: newest first by default; `from` and `to` limit the booked day, both included, for a day or a week.
 * `status=open` lists those that are requested or confirmed.
 * `search` matches name, e-mail, phone and the booked item.
 */
export const listBookings = defineEndpoint({
  resource: 'bookings',
  method: 'GET',
  permission: 'sales',
  query: pageQuery.extend({
    status: bookingStatus.or(z.literal('open')).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    search: singleLineText(100).optional(),
    sort: z.enum(['created_at', 'booking_date']).default('created_at'),
    order: z.enum(['asc', 'desc', 'ASC', 'DESC']).default('desc'),
  }),
  response: listResponse(bookingSummary),
});

/** GET bookings.php?action=counts: number of bookings by status, and those that need staff. */
export const countBookings = defineEndpoint({
  resource: 'bookings',
  method: 'GET',
  action: 'counts',
  permission: 'sales',
  response: dataResponse(
    z.object({
      status: z.record(bookingStatus, z.number().int()),
      /** Requested or confirmed for today. */
      today: z.number().int(),
      /** Requested or confirmed for a day that is over. */
      overdue: z.number().int(),
    }),
  ),
});

/** GET bookings.php?action=get&id=… */
export const getBooking = defineEndpoint({
  resource: 'bookings',
  method: 'GET',
  action: 'get',
  permission: 'sales',
  query: z.object({ id: rowId }),
  response: dataResponse(booking),
});

/** PUT bookings.php: one status change. 412 for a stale `version`, 409 for a forbidden change. */
export const updateBookingStatus = defineEndpoint({
  resource: 'bookings',
  method: 'PUT',
  permission: 'sales',
  record: { table: 'bookings' },
  invalidates: [],
  body: z.object({ id: rowId, version: z.number().int(), status: bookingStatus }),
  response: messageResponse.extend({ data: booking }),
});

const bookingResponse = messageResponse.extend({ data: booking });

/**
 * PUT bookings.php?action=move: moves a booking to another day, by the rules of a new one, and notifies the customer. 412
 * for a stale `version`, 409 for a status that is not in `movableStatuses`.
 */
export const moveBooking = defineEndpoint({
  resource: 'bookings',
  method: 'PUT',
  action: 'move',
  permission: 'sales',
  invalidates: [],
  body: z.object({
    id: rowId,
    version: z.number().int(),
    /** A day in Europe/Athens, YYYY-MM-DD; tomorrow at the earliest. */
    booking_date: z.iso.date(),
    /** A free time of that day (`action=move-slots`); without it, the booking loses its time. */
    starts_at: z.iso.datetime().optional(),
  }),
  response: bookingResponse,
});

/** POST bookings.php?action=note: adds a note, visible to staff only. */
export const noteBooking = defineEndpoint({
  resource: 'bookings',
  method: 'POST',
  action: 'note',
  permission: 'sales',
  record: { table: 'bookings' },
  invalidates: [],
  body: z.object({ id: rowId, text: multilineText(MAX_BOOKING_NOTE).min(1) }),
  response: bookingResponse,
});
