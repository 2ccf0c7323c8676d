import { z } from 'zod';
import { bookingStatus } from '../bookings/contract.ts';
import { dataResponse, defineEndpoint, instant, messageResponse, numeric, rowId } from '../endpoint.ts';

/** The most days of one list of slots. */
export const MAX_SLOT_DAYS = 42;

/** A free time of a service. */
export const slot = z.object({ starts_at: instant, ends_at: instant });
/** See {@link slot}. */
export type Slot = z.output<typeof slot>;

/** A day with its free times, in order. A closed day, and one that is full, have none. */
export const slotDay = z.object({ date: z.iso.date(), is_closed: z.boolean(), slots: z.array(slot) });
/** See {@link slotDay}. */
export type SlotDay = z.output<typeof slotDay>;

const slotList = z.object({
  /** False for a service of which visitors choose the day only. */
  has_times: z.boolean(),
  /** First and last day that can be booked. */
  first: z.iso.date(),
  last: z.iso.date(),
  max_people: z.number().int(),
  /** Minutes. */
  duration: z.number().int(),
  days: z.array(slotDay),
});
/** See {@link listSlots}. */
export type SlotList = z.output<typeof slotList>;

/**
 * GET bookings.php?action=slots: the free times of a service, by day of Europe/Athens, from a day on; by default from the
 * first day that can be booked. `token` of a booking leaves out the time that it takes itself.
 */
export const listSlots = defineEndpoint({
  resource: 'bookings',
  method: 'GET',
  action: 'slots',
  permission: 'public',
  cache: 'none',
  query: z.object({
    service_id: rowId,
    from: z.iso.date().optional(),
    days: numeric(z.number().int().min(1).max(MAX_SLOT_DAYS)).default(14),
    token: z.string().max(200).optional(),
  }),
  response: dataResponse(slotList),
});

const token = z.string().min(1).max(200);

/** A booking as its customer sees it, with the link of its e-mail. */
export const ownBooking = z.object({
  status: bookingStatus,
  product_name: z.string(),
  service_id: z.number().int().nullable(),
  full_name: z.string(),
  number_of_people: z.number().int(),
  booking_date: z.iso.date(),
  /** Null for a booking of a day. */
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  can_cancel: z.boolean(),
  can_move: z.boolean(),
});
/** See {@link ownBooking}. */
export type OwnBooking = z.output<typeof ownBooking>;

/** GET bookings.php?action=own: the booking of a link; 404 for a link that was not signed by the shop. */
export const getOwnBooking = defineEndpoint({
  resource: 'bookings',
  method: 'GET',
  action: 'own',
  permission: 'public',
  cache: 'none',
  query: z.object({ token }),
  response: dataResponse(ownBooking),
});

const ownResponse = messageResponse.extend({ data: ownBooking });

/** PUT bookings.php?action=own-move: moves the booking of a link to another free time. 409 if that was taken meanwhile. */
export const moveOwnBooking = defineEndpoint({
  resource: 'bookings',
  method: 'PUT',
  action: 'own-move',
  permission: 'public',
  invalidates: [],
  body: z.object({ token, starts_at: z.iso.datetime() }),
  response: ownResponse,
});

/** PUT bookings.php?action=own-cancel: cancels the booking of a link, until it starts. */
export const cancelOwnBooking = defineEndpoint({
  resource: 'bookings',
  method: 'PUT',
  action: 'own-cancel',
  permission: 'public',
  invalidates: [],
  body: z.object({ token }),
  response: ownResponse,
});

/** GET bookings.php?action=move-slots: the free times of a day for a booking that staff move, whatever the notice. */
export const listMoveSlots = defineEndpoint({
  resource: 'bookings',
  method: 'GET',
  action: 'move-slots',
  permission: 'sales',
  query: z.object({ id: rowId, date: z.iso.date() }),
  response: dataResponse(slotDay),
});

/** Which appointments a staff calendar has: those that the account carries out, or all. */
export const feedScope = z.enum(['own', 'all']);

const feed = z.object({ scope: feedScope, created_at: instant });

/** GET bookings.php?action=feed: the calendar of the account, null without one. Its address is shown only when it is created. */
export const getCalendarFeed = defineEndpoint({
  resource: 'bookings',
  method: 'GET',
  action: 'feed',
  permission: 'sales',
  response: dataResponse(feed.nullable()),
});

/** POST bookings.php?action=feed: a new secret address for calendar programs; the previous one stops working. */
export const createCalendarFeed = defineEndpoint({
  resource: 'bookings',
  method: 'POST',
  action: 'feed',
  permission: 'sales',
  invalidates: [],
  body: z.object({ scope: feedScope }),
  response: messageResponse.extend({ data: feed.extend({ path: z.string() }) }),
});

/** DELETE bookings.php?action=feed: the address stops working. */
export const revokeCalendarFeed = defineEndpoint({
  resource: 'bookings',
  method: 'DELETE',
  action: 'feed',
  permission: 'sales',
  invalidates: [],
  response: messageResponse,
});
