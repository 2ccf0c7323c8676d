import { movableStatuses } from '@fakos/contracts/bookings/rules';
import type { EmailKind } from '@fakos/contracts/emails/contract';
import { toEuros } from '@fakos/contracts/money';
import { paths } from '@fakos/contracts/paths';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { BookingRow } from '../../../database/tables/inbox.ts';
import { translate } from '../../../text/translate.ts';
import { formatEuros } from '../../money/format-euros.ts';
import type { EmailParams } from '../../outbox/email-params.ts';
import { createBookingToken } from '../../sales/bookings/booking-token.ts';
import type { Block } from '../layout/blocks.ts';
import { examplePerson } from './examples.ts';
import { writeClock, writeDay } from './formats.ts';
import { type Composition, defineTemplate, type View } from './template.ts';

type Booking = Pick<
  BookingRow,
  'product_name' | 'full_name' | 'number_of_people' | 'special_requests' | 'total_cents' | 'booking_date' | 'starts_at'
>;

interface BookingFacts {
  readonly booking: Booking;
  /** The label of the new state. */
  readonly state: string;
  /** Token of the customer's page; undefined for a booking that can no longer be changed. */
  readonly token: string | undefined;
}

/** Replaces the token in the links of a preview. */
const HIDDEN_TOKEN = '…';
/** Address of an appointment as a calendar file. */
const CALENDAR_PATH = '/backend/api/calendar.php';

const BOOKING_PLACEHOLDERS = ['name', 'date', 'service'];

/** To the customer who requested an appointment. */
export const bookingRequested = defineTemplate<EmailParams['booking_requested'], BookingFacts>({
  placeholders: BOOKING_PLACEHOLDERS,
  getKind: () => 'booking_requested',
  load: (db, { id }) => loadBooking(db, id, ''),
  write: writeBooking,
  example: (_kind, language) => toExample(language, ''),
});

/** A status, or `moved`. */
const kindsByChange: Readonly<Record<string, EmailKind>> = {
  confirmed: 'booking_changed.confirmed',
  cancelled: 'booking_changed.cancelled',
  moved: 'booking_changed.moved',
};

/** To the customer of an appointment, when the shop responds. */
export const bookingChanged = defineTemplate<EmailParams['booking_changed'], BookingFacts>({
  placeholders: [...BOOKING_PLACEHOLDERS, 'state'],
  getKind: ({ to }) => kindsByChange[to] ?? 'booking_changed.other',
  load: (db, { id, to }, language) => loadBooking(db, id, getStateName(to, language)),
  write: writeBooking,
  example(kind, language) {
    const change = Object.keys(kindsByChange).find((name) => kindsByChange[name] === kind) ?? 'completed';
    return toExample(language, getStateName(change, language));
  },
});

/** To the customer, hours before an appointment. Not sent where it was moved or cancelled meanwhile. */
export const bookingReminder = defineTemplate<EmailParams['booking_reminder'], BookingFacts>({
  placeholders: BOOKING_PLACEHOLDERS,
  getKind: () => 'booking_reminder',
  async load(db, { id, starts_at: startsAt }) {
    const facts = await loadBooking(db, id, '');
    const isStillDue = facts?.token !== undefined && facts.booking.starts_at === startsAt;
    return isStillDue ? facts : undefined;
  },
  write: writeBooking,
  example: (_kind, language) => toExample(language, ''),
});

/** The label of a status; a move has none. */
function getStateName(change: string, language: View['language']): string {
  return change === 'moved' ? '' : translate(language, `states.booking.${change}`);
}

async function loadBooking(db: ShopDatabase, id: number, state: string): Promise<BookingFacts | undefined> {
  const booking = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  if (!booking) return undefined;
  const canChange = movableStatuses.includes(booking.status);
  return { booking, state, token: canChange ? await createBookingToken(db, id) : undefined };
}

function toExample(language: View['language'], state: string): BookingFacts {
  return { booking: exampleBooking(language), state, token: HIDDEN_TOKEN };
}

function exampleBooking(language: View['language']): Booking {
  return {
    product_name: language === 'el' ? 'Έλεγχος όρασης' : 'Eye exam',
    full_name: examplePerson(language).full_name,
    number_of_people: 1,
    special_requests: '',
    total_cents: 3000,
    booking_date: '2026-03-04',
    starts_at: '2026-03-04T08:30:00.000Z',
  };
}

function writeBooking({ booking, state, token }: BookingFacts, { labels, language, link }: View): Composition {
  const { starts_at: start } = booking;
  const day = writeDay(booking.booking_date, language);
  const time = start === null ? '' : writeClock(start, language);
  const rows: [string, string][] = [
    [labels.service, booking.product_name],
    [labels.day, day],
    ...(time === '' ? [] : [[labels.time, time] satisfies [string, string]]),
    [labels.people, String(booking.number_of_people)],
    [labels.total, formatEuros(toEuros(booking.total_cents), language)],
  ];
  if (booking.special_requests !== '') rows.push([labels.wishes, booking.special_requests]);
  const blocks: Block[] = [{ kind: 'facts', rows }];
  if (token !== undefined && start !== null) {
    blocks.push(
      { kind: 'button', label: labels.manageBooking, url: link(`${paths.appointment}?token=${token}`) },
      { kind: 'button', label: labels.addToCalendar, url: link(`${CALENDAR_PATH}?booking=${token}`) },
    );
  }
  const date = time === '' ? day : `${day}, ${time}`;
  return { values: { name: booking.full_name, date, service: booking.product_name, state }, blocks };
}
