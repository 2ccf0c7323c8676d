import type { EmailKind } from '@fakos/contracts/emails/contract';
import { toEuros } from '@fakos/contracts/money';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { BookingRow } from '../../../database/tables/inbox.ts';
import { translate } from '../../../text/translate.ts';
import { formatEuros } from '../../money/format-euros.ts';
import type { EmailParams } from '../../outbox/email-params.ts';
import type { Block } from '../layout/blocks.ts';
import { examplePerson } from './examples.ts';
import { writeDay } from './formats.ts';
import { type Composition, defineTemplate, type View } from './template.ts';

type Booking = Pick<
  BookingRow,
  'product_name' | 'full_name' | 'number_of_people' | 'special_requests' | 'total_cents' | 'booking_date'
>;

interface BookingFacts {
  readonly booking: Booking;
  /** The label of the new state. */
  readonly state: string;
}

const BOOKING_PLACEHOLDERS = ['name', 'date', 'service'];

/** To the customer who requested an appointment. */
export const bookingRequested = defineTemplate<EmailParams['booking_requested'], BookingFacts>({
  placeholders: BOOKING_PLACEHOLDERS,
  getKind: () => 'booking_requested',
  load: (db, { id }) => loadBooking(db, id, ''),
  write: writeBooking,
  example: (_kind, language) => ({ booking: exampleBooking(language), state: '' }),
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
    return { booking: exampleBooking(language), state: getStateName(change, language) };
  },
});

/** The label of a status; a move has none. */
function getStateName(change: string, language: View['language']): string {
  return change === 'moved' ? '' : translate(language, `states.booking.${change}`);
}

async function loadBooking(db: ShopDatabase, id: number, state: string): Promise<BookingFacts | undefined> {
  const booking = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  return booking && { booking, state };
}

function exampleBooking(language: View['language']): Booking {
  return {
    product_name: language === 'el' ? 'Έλεγχος όρασης' : 'Eye exam',
    full_name: examplePerson(language).full_name,
    number_of_people: 1,
    special_requests: '',
    total_cents: 3000,
    booking_date: '2026-03-04',
  };
}

function writeBooking({ booking, state }: BookingFacts, { labels, language }: View): Composition {
  const date = writeDay(booking.booking_date, language);
  const rows: [string, string][] = [
    [labels.service, booking.product_name],
    [labels.day, date],
    [labels.people, String(booking.number_of_people)],
    [labels.total, formatEuros(toEuros(booking.total_cents), language)],
  ];
  if (booking.special_requests !== '') rows.push([labels.wishes, booking.special_requests]);
  const facts: Block = { kind: 'facts', rows };
  return { values: { name: booking.full_name, date, service: booking.product_name, state }, blocks: [facts] };
}
