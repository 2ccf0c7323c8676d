import {
  cancelOwnBooking,
  createCalendarFeed,
  getCalendarFeed,
  getOwnBooking,
  listMoveSlots,
  listSlots,
  moveOwnBooking,
  revokeCalendarFeed,
} from '@fakos/contracts/booking-slots/contract';
import { inTransaction } from '../../database/in-transaction.ts';
import { findBookableService } from '../../domain/sales/bookings/bookings.repo.ts';
import { getBookingById } from '../../domain/sales/bookings/bookings.ts';
import { findFeed, removeFeed } from '../../domain/sales/bookings/calendar/calendar.repo.ts';
import {
  CALENDAR_RESOURCE,
  createFeed,
  writeFeed,
  writeOwnCalendar,
} from '../../domain/sales/bookings/calendar/calendars.ts';
import {
  cancelByCustomer,
  getBookingByToken,
  moveByCustomer,
  toOwnBooking,
} from '../../domain/sales/bookings/own-booking.ts';
import { findScheduledService } from '../../domain/sales/bookings/slots/slots.repo.ts';
import { listServiceSlots, listSlotsForMove } from '../../domain/sales/bookings/slots/slots.ts';
import { Failure, requireFound } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint, rawEndpoint } from '../endpoint.ts';

/** Free times of bookings.php, a customer's own booking, and calendars. */
export const bookingSlotEndpoints = [
  endpoint(listSlots, async ({ query, db, language }) => {
    const { service_id: serviceId, token, ...range } = query;
    const own = token === undefined ? undefined : await getBookingByToken(db, token);
    // An existing booking can be moved even if the service is no longer published.
    if (own?.service_id !== serviceId) requireFound(await findBookableService(db, serviceId, language));
    const service = requireFound(await findScheduledService(db, serviceId));
    return { data: await listServiceSlots(db, service, { ...range, exceptBooking: own?.id }) };
  }),

  endpoint(listMoveSlots, async ({ query, db }) => {
    const booking = await getBookingById(db, query.id);
    const service = await findScheduledService(db, booking.service_id ?? 0);
    if (!service) return { data: { date: query.date, is_closed: false, slots: [] } };
    return { data: await listSlotsForMove(db, booking, service, query.date) };
  }),

  endpoint(getOwnBooking, async ({ query, db }) => ({
    data: await toOwnBooking(db, await getBookingByToken(db, query.token)),
  })),

  endpoint(moveOwnBooking, async ({ body, db, language }) => {
    const data = await inTransaction(db, async (transaction) =>
      toOwnBooking(transaction, await moveByCustomer(transaction, body, language)),
    );
    return { message: translate(language, 'done.ownBookingMoved'), data };
  }),

  endpoint(cancelOwnBooking, async ({ body, db, language }) => {
    const data = await inTransaction(db, async (transaction) =>
      toOwnBooking(transaction, await cancelByCustomer(transaction, body, language)),
    );
    return { message: translate(language, 'done.ownBookingCancelled'), data };
  }),

  endpoint(getCalendarFeed, async ({ db, session }) => {
    const feed = await findFeed(db, session?.user.id ?? 0);
    return { data: feed ? { scope: feed.scope, created_at: feed.created_at } : null };
  }),

  endpoint(createCalendarFeed, async ({ body, db, language, session }) => {
    const data = await createFeed(db, { userId: session?.user.id ?? 0, scope: body.scope });
    return { message: translate(language, 'done.feedCreated'), data };
  }),

  endpoint(revokeCalendarFeed, async ({ db, language, session }) => {
    await removeFeed(db, session?.user.id ?? 0);
    return { message: translate(language, 'done.feedRevoked') };
  }),
];

/** calendar.php: an appointment as a file, by its token, or the calendar of a member of staff, by its secret. */
export const calendarEndpoint = rawEndpoint(
  { resource: CALENDAR_RESOURCE, method: 'GET', permission: 'public' },
  async (request, response, language, { db, config }) => {
    const { booking, feed } = request.query;
    const context = { db, config, language };
    response.type('text/calendar; charset=utf-8').set('Cache-Control', 'no-store');
    if (typeof booking === 'string') {
      const file = await writeOwnCalendar(context, booking);
      response.attachment('appointment.ics').type('text/calendar; charset=utf-8').send(file);
    } else if (typeof feed === 'string') {
      response.send(await writeFeed(context, feed));
    } else throw new Failure('NOT_FOUND');
  },
);
