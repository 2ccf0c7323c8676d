import type { BookingStatus } from '@fakos/contracts/bookings/contract';
import type { ContactEvent, ContactStatus } from '@fakos/contracts/contact/contract';
import type { Language } from '@fakos/contracts/languages';
import type { Generated, Selectable } from 'kysely';
import type { Flag } from './flag.ts';

/** Messages from contact forms; `read_at` is null while nobody has read it. */
export interface ContactMessagesTable {
  id: Generated<number>;
  created_at: string;
  form_id: string;
  form_title: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  gdpr_consent: Flag;
  language: Language;
  read_at: string | null;
  status: Generated<ContactStatus>;
  version: Generated<number>;
  /** Id of the member of staff who takes care of it. */
  assigned_to: Generated<number | null>;
  search_text: Generated<string>;
}

/** History of a message: changes, notes and replies by staff. */
export interface ContactEventsTable {
  id: Generated<number>;
  message_id: number;
  kind: ContactEvent['kind'];
  /** The old and the new status or assignee; empty for notes and replies. */
  from_value: string;
  to_value: string;
  text: string;
  actor: string;
  at: string;
}

/** Bookings of a product or a service; `product_name` is its name in the visitor's language, and outlives it. */
export interface BookingsTable {
  id: Generated<number>;
  created_at: string;
  status: BookingStatus;
  version: number;
  user_id: number | null;
  product_id: number | null;
  service_id: number | null;
  product_name: string;
  language: Language;
  full_name: string;
  email: string;
  phone: string;
  number_of_people: number;
  special_requests: string;
  total_cents: number;
  /** A day of the shop's calendar, YYYY-MM-DD. */
  booking_date: string;
  search_text: Generated<string>;
  /** Instants of a booked time; null where only the day is booked. */
  starts_at: Generated<string | null>;
  ends_at: Generated<string | null>;
  /** The account that carries it out. */
  staff_id: Generated<number | null>;
}

/** Cells taken by booked times: a cell is five minutes of one place, numbered since 1970. */
export interface BookingCellsTable {
  /** `staff:ID`, or `service:ID:NUMBER` for one of the appointments that a service without staff takes at once. */
  place: string;
  cell: number;
  booking_id: number;
}

/** Secret addresses of staff calendars. */
export interface CalendarFeedsTable {
  user_id: number;
  token_hash: string;
  /** `own` for the appointments of the account, `all` for those of the shop. */
  scope: 'own' | 'all';
  created_at: string;
}

export interface BookingEventsTable {
  id: Generated<number>;
  booking_id: number;
  from_status: BookingStatus | null;
  to_status: BookingStatus;
  actor: string;
  at: string;
  /** Days of a move, which does not change the status; null otherwise. */
  from_date: Generated<string | null>;
  to_date: Generated<string | null>;
}

/** Notes by staff on a booking. */
export interface BookingNotesTable {
  id: Generated<number>;
  booking_id: number;
  text: string;
  actor: string;
  at: string;
}

/** Tables of messages and bookings. */
export interface InboxTables {
  contact_messages: ContactMessagesTable;
  contact_events: ContactEventsTable;
  bookings: BookingsTable;
  booking_events: BookingEventsTable;
  booking_notes: BookingNotesTable;
  booking_cells: BookingCellsTable;
  calendar_feeds: CalendarFeedsTable;
}

export type BookingRow = Selectable<BookingsTable>;
